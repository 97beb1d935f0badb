// What this browser keeps: the settings, and how well puzzles went.
import { openSettings } from "./settings";
import { openSolver } from "./solver";

function open(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null; // some browsers forbid it in private windows
  }
}

export const drawer = open();
export const settings = openSettings(drawer);
export const solver = openSolver(drawer);
