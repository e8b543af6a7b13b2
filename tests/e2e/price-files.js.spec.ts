import { expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from "../support/browser-test.ts";
import { oddHospital, openReportOf } from "../support/open-report.ts";

for (const width of [360, 1280]) {
  test(`a price file's report meets WCAG 2.2 AA in both themes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openReportOf(page, oddHospital);
    await expectNoSidewaysScroll(page);
    await expectAccessibleInBothThemes(page);
  });
}
