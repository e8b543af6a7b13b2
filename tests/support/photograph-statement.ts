import type { Page } from "@playwright/test";

const statement = `<body style="font: 22px Arial; padding: 40px; background: white; color: black">
<h2>Juniper Fictional Hospital</h2>
<p>Statement date: 03/20/2026</p>
<table cellpadding="10" style="font-size: 22px">
<tr><th>Date</th><th>Code</th><th>Description</th><th>Amount</th></tr>
<tr><td>03/02/2026</td><td>99284</td><td>Emergency visit</td><td>$900.00</td></tr>
<tr><td>03/02/2026</td><td>85025</td><td>Blood count</td><td>$42.00</td></tr>
<tr><td>03/02/2026</td><td>85025</td><td>Blood count</td><td>$42.00</td></tr>
</table>
<p>Total charges: $984.00</p><p>Amount due: $984.00</p></body>`;

/** A picture of a hospital's bill of $984.00 on which a blood count of $42.00 is charged twice, as a file to upload; the page keeps its
 *  size. */
export async function photographStatement(page: Page) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1120, height: 900 });
  await page.setContent(statement);
  const buffer = await page.screenshot();
  if (size) await page.setViewportSize(size);
  return { name: "bill.png", mimeType: "image/png", buffer };
}
