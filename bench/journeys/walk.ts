import type { Locator, Page } from "@playwright/test";

/** A way through the site that counts its steps. */
export interface Walk {
  page: Page;
  /** An action that continues the journey: a click unless stated otherwise. */
  step(target: Locator, act?: (target: Locator) => Promise<unknown>): Promise<void>;
  /** Waits for what a person looks for. */
  until(target: Locator): Promise<void>;
  stepCount(): number;
}

const PATIENCE_MS = 120_000;

export function openWalk(page: Page): Walk {
  let stepCount = 0;
  return {
    page,
    async step(target, act = (one) => one.click({ timeout: PATIENCE_MS })) {
      await act(target);
      stepCount += 1;
    },
    until: (target) => target.waitFor({ timeout: PATIENCE_MS }),
    stepCount: () => stepCount,
  };
}
