import { expect, test } from "../support/browser-test.ts";
import { countSheets } from "../support/count-sheets.ts";

const sheets = {
  search: "/hospital_search?search=knee+mri&location=Texas",
  service: "/hospital_service_details?name=Harbor+Puffin+Hospital&code=99285",
  comparison:
    "/compare?hospital1=Harbor+Puffin+Hospital&hospital2=Seven+Sparrows+Medical+Center&code_type=CPT&code=70450",
};

for (const [name, path] of Object.entries(sheets)) {
  test(`a ${name} is printed as one white sheet, with its table as a table and its address`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await countSheets(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("main tbody tr").first()).toHaveCSS("display", "table-row");
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByText(`Faircharge · ${new URL(page.url()).href}`)).toBeVisible();
  });
}
