import { beforeEach, expect, test } from "vitest";
import { emptyBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { openStory, withCopy } from "../support/bill-stories.ts";
import { keepBill, keptLine, stated } from "../support/kept-bills.ts";
import { noonClock } from "../support/noon-clock.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({}, { clock: noonClock });
let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
});

const post = (billId: string, fields: Record<string, string>) =>
  site.post(`/account/bills/${billId}`, fields, { Cookie: ada.cookie });
const lineOf = async (billId: string) => (await keptBills.find(site.db, ada.account, billId))!.bill.lines[0]!;

const printedAs = (value: number, confidence: number) => ({
  value,
  printed: { fileId: "page", box: { left: 0, top: 0, right: 0.1, bottom: 0.1 }, confidence },
});

/** A photo of a bill whose charge of $180.00 was read as $130.00; its total proves the other. */
const keepMisread = () =>
  keepBill(site, ada, {
    ...withCopy,
    lines: [
      {
        ...keptLine(1, "99213", 0, { serviceDate: stated("2026-03-02") }),
        amountCents: printedAs(13_000, 0.49),
        otherAmountCents: 18_000,
      },
      keptLine(2, "71046", 12_000, { serviceDate: stated("2026-03-02") }),
    ],
    totals: {
      ...emptyBill.totals,
      chargesCents: printedAs(30_000, 0.99),
      amountDueCents: printedAs(30_000, 0.99),
    },
    reading: { paper: "other", isPeriodPrinted: false, hasUnreadCharges: false, otherAmounts: [] },
  });

test("a doubted digit of a picture is offered, and taken with one tap", async () => {
  const billId = await keepMisread();
  const asked = await openStory(site, ada, billId);
  expect(asked.next).toContain("We read $130.00 as charge 1.");
  expect(asked.next).toContain("No, it is $180.00");
  expect(asked.text).not.toContain("An error");
  expect((await lineOf(billId)).amountCents?.value).toBe(13_000);
  expect((await post(billId, { intent: "take-reading", line: "1" })).status).toBe(303);
  const line = await lineOf(billId);
  expect(line).toMatchObject({ amountCents: { value: 18_000, printed: { confidence: 1 } } });
  expect(line).not.toHaveProperty("otherAmountCents");
  expect((await openStory(site, ada, billId)).next).not.toContain("don’t add up");
});

test("who says that it is printed so keeps what was read, and is not asked again", async () => {
  const billId = await keepMisread();
  await openStory(site, ada, billId);
  const { version } = (await keptBills.find(site.db, ada.account, billId))!;
  await post(billId, { intent: "confirm-sums", version: String(version) });
  const line = await lineOf(billId);
  expect(line).toMatchObject({ amountCents: { value: 13_000, printed: { confidence: 1 } } });
  expect(line).not.toHaveProperty("otherAmountCents");
  expect((await openStory(site, ada, billId)).next).not.toContain("No, it is");
});

test("where the bill is checked, the other reading stands beside the field, and a line without one takes none", async () => {
  const billId = await keepMisread();
  const review = await site.fetch(`/account/bills/${billId}/review`, { headers: { Cookie: ada.cookie } });
  expect(await review.text()).toContain("With $180.00 the lines would add up to the total.");
  expect((await post(billId, { intent: "take-reading", line: "2" })).status).toBe(303);
  expect((await keptBills.find(site.db, ada.account, billId))?.bill.lines[1]?.amountCents?.value).toBe(
    12_000,
  );
});
