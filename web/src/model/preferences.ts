// The settings of this browser.
import { openSettings } from "./settings";

function drawer(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null; // some browsers forbid it in private windows
  }
}

export const settings = openSettings(drawer());
