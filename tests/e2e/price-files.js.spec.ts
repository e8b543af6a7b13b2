import { expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { oddHospital, openReportOf } from "../support/open-report.ts";

for (const theme of ["Dark", "Light"]) {
  for (const width of [360, 1280]) {
    test(`a price file's report meets WCAG 2.2 AA in ${theme.toLowerCase()} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/price-files");
      await page.getByRole("button", { name: theme }).click();
      await openReportOf(page, oddHospital);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}
