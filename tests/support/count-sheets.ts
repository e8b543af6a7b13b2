import type { Page } from "@playwright/test";

/** How many sheets of US letter a page takes. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "Letter" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}
