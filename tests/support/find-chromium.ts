import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installWithApt } from "./install-with-apt.ts";

/** A Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own; else one is installed, through apt
 *  where we are root on Debian, else by Playwright's download. Throws with what to do when none can be had. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  if (!installWithApt("chromium-headless-shell", "for the browser tests")) {
    console.log("No Chromium here: downloading Playwright's own for the browser tests …");
    spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", shell: true });
  }
  const now = installed();
  if (now) return now;
  throw new Error("The browser tests need Chromium: install it and set CHROMIUM_PATH to its program.");
}

function installed(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium-headless-shell", // half of the processor's work of a whole Chromium, which draws windows too
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}
