import { expect, type Page } from "@playwright/test";

/** The sample hospital that publishes 999999999 for one of its prices. */
export const oddHospital = "Prairie Lark Hospital";

/** Goes from the list of price files to a hospital's report. */
export async function openReportOf(page: Page, hospital: string): Promise<void> {
  await page.goto("/price-files");
  const report = page.getByRole("link", { name: hospital });
  if ((await report.count()) === 0) await page.getByRole("link", { name: "Next" }).click();
  await report.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Price file of ${hospital}`);
}
