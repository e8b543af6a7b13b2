import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addListedHospital } from "../support/assisting-hospitals.ts";
import { openStory, said, withCopy } from "../support/bill-stories.ts";
import { keepBill, stated } from "../support/kept-bills.ts";
import { noonClock } from "../support/noon-clock.ts";
import { openTestSite, type TestSite } from "../support/open-test-site.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({}, { clock: noonClock });
});
afterAll(() => site.close());

let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
});

const post = (path: string, fields: Record<string, string>) =>
  site.fetch(path, { method: "POST", headers: { Cookie: ada.cookie }, body: new URLSearchParams(fields) });
const storyOf = (billId: string) => openStory(site, ada, billId);

test("bills of the same days are put together or parted by their owner alone", async () => {
  const dates = { serviceDates: { first: stated("2026-03-02"), last: stated("2026-03-02") } };
  const billId = await keepBill(site, ada, { ...withCopy, ...dates });
  const doctors = await keepBill(site, ada, { ...withCopy, ...dates, providerName: stated("Rowan Clinic") });
  const visitOf = async () =>
    said((await storyOf(billId)).main.querySelector('[aria-labelledby="visit"]')?.structuredText);
  expect(await visitOf()).toContain("Rowan Clinic $1,100.00 Same days, another sender.");
  await post(`/account/bills/${billId}`, { intent: "visit", other: doctors, state: "joined" });
  expect(await visitOf()).toContain("All bills that you put together ask for $2,200.00.");
  await post(`/account/bills/${doctors}`, { intent: "visit", other: billId, state: "parted" });
  expect(await visitOf()).toBe("");
  const others = await keepBill(site, await signIn(site), withCopy);
  await post(`/account/bills/${billId}`, { intent: "visit", other: others, state: "joined" });
  expect(await visitOf()).toBe("");
});

test("two bills of one name are of one sender", async () => {
  const dates = { serviceDates: { first: stated("2026-03-02"), last: stated("2026-03-02") } };
  const billId = await keepBill(site, ada, { ...withCopy, ...dates });
  await keepBill(site, ada, { ...withCopy, ...dates, providerName: stated("JUNIPER General Hospital ") });
  expect((await storyOf(billId)).text).toContain("Same days, same hospital.");
});

test("bills of hospitals in two states are of two visits, and one whose place nobody knows may be of either", async () => {
  const days = { serviceDates: { first: stated("2026-03-02"), last: stated("2026-03-02") } };
  const keptOf = async (name: string, state: string) =>
    keepBill(site, ada, {
      ...withCopy,
      ...days,
      providerName: stated(name),
      hospital: { name, shortId: await addListedHospital(site.db, { name, state }) },
    });
  const billId = await keptOf("Larch Valley Hospital", "OH");
  await keptOf("Larch Ridge Hospital", "OH");
  await keptOf("Desert Quail Hospital", "AZ");
  await keepBill(site, ada, { ...withCopy, ...days, providerName: stated("Rowan Clinic") });
  const visit = said((await storyOf(billId)).main.querySelector('[aria-labelledby="visit"]')?.structuredText);
  expect(visit).toContain("Larch Ridge Hospital");
  expect(visit).toContain("Rowan Clinic");
  expect(visit).not.toContain("Desert Quail Hospital");
});
