import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const ofColour = ["color-contrast", "link-in-text-block"];

/** What axe finds against WCAG 2.2 AA on the current page: each rule with the elements that break it. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.waitForLoadState(); // until its styles are there
  await page.evaluate(axeSource);
  return violationsOf(page, wcag);
}

/** The same, and what breaks the rules of colour in the other theme, which changes nothing else. */
export async function findViolationsInBothThemes(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  const root = page.locator(":root");
  const chosen = await root.getAttribute("data-theme");
  const other = chosen === "light" ? "dark" : "light";
  await root.evaluate((html, theme) => html.setAttribute("data-theme", theme), other);
  const inOther = await violationsOf(page, { type: "rule", values: ofColour });
  await root.evaluate((html, theme) => html.setAttribute("data-theme", theme), chosen ?? "dark");
  return [...found, ...inOther];
}

function violationsOf(page: Page, runOnly: string[] | { type: "rule"; values: string[] }): Promise<string[]> {
  return page.evaluate(async (rules) => {
    // biome-ignore lint/suspicious/noExplicitAny: axe puts itself on the window.
    const results = await (window as any).axe.run(document, { runOnly: rules, resultTypes: ["violations"] });
    return results.violations.map((violation: { id: string; nodes: { target: string[] }[] }) =>
      [violation.id, ...violation.nodes.flatMap((node) => node.target)].join(" "),
    );
  }, runOnly);
}
