"""A real Chromium for the tests: the machine's own, Playwright's, or one that is installed now (`python -m tests.browser`)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

SHELL = "chromium-headless-shell"
"""The same browser without windows: it takes a third less of the processor for a page, and shows no notifications."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

OFF = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable"),
    *("LensOverlay", "MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("TcpPortRandomizationWin", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
)
"""Features of Chromium that are off: first those that start two processes for the address line of every window, which nobody sees, and
take half of all processor time; then those that Playwright turns off: of several such lists Chromium takes the last."""

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", f"--disable-features={','.join(OFF)}"]


def find(whole: bool = False) -> str | None:
    """The path of a Chromium on this machine, a whole one if it must be; `PITHEAD_CHROMIUM` names one."""
    names = NAMES if whole else (SHELL, *NAMES)
    named = os.environ.get("PITHEAD_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if named:
        return named
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def install() -> None:
    """Get one: from the system's packages where we may, else Playwright's own."""
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if os.getuid() == 0 and shutil.which("apt-get"):
        get = f"apt-get install --yes --quiet --no-install-recommends fonts-dejavu-core {NAMES[0]}"
        ways.insert(0, ["sh", "-c", f"apt-get update --quiet && ({get} {SHELL} || {get})"])
    for way in ways:
        print("installing a browser for the tests:", way[-1] if way[0] == "sh" else " ".join(way[2:]), flush=True)
        if subprocess.run(
            way, stdout=subprocess.DEVNULL, check=False, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        ).returncode == 0 and find(whole=True):
            return
    sys.exit("no Chromium could be installed: install one yourself, and name it in PITHEAD_CHROMIUM if it is not on the PATH")


if __name__ == "__main__":
    if not find(whole=True):
        install()
