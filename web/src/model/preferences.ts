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
/** Phones are silent until somebody wants to hear them. */
export const settings = openSettings(drawer, matchMedia("(hover: hover) and (pointer: fine)").matches);
export const solver = openSolver(drawer);
