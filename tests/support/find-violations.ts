import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds against WCAG 2.2 AA on the page as it stands: each rule with the elements that break it. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
    const results = await (window as any).axe.run(document, { runOnly: tags });
    return results.violations.map((violation: { id: string; nodes: { target: string[] }[] }) =>
      [violation.id, ...violation.nodes.flatMap((node) => node.target)].join(" "),
    );
  }, wcag);
}
