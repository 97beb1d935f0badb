// What this browser keeps: the settings, and how well puzzles went.
import { openSettings } from "./settings";
import { openSolver } from "./solver";

function open(which: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return window[which];
  } catch {
    return null; // some browsers forbid it in private windows
  }
}

export const drawer = open("localStorage");
/** What is kept until the window is closed. */
export const sessionDrawer = open("sessionStorage");
export const settings = openSettings(drawer);
export const solver = openSolver(drawer);
