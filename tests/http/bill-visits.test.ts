import { beforeEach, expect, test } from "vitest";
import { addListedHospital } from "../support/assisting-hospitals.ts";
import { mainOf, openStory, said, withCopy } from "../support/bill-stories.ts";
import { keepBill, stated } from "../support/kept-bills.ts";
import { noonClock } from "../support/noon-clock.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock });

let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
});

const { post } = visitsOf(site, () => ada);
const storyOf = (billId: string) => openStory(site, ada, billId);

test("bills of the same days are put together or parted by their owner alone", async () => {
  const dates = { serviceDates: { first: stated("2026-03-02"), last: stated("2026-03-02") } };
  const billId = await keepBill(site, ada, { ...withCopy, ...dates });
  const doctors = await keepBill(site, ada, { ...withCopy, ...dates, providerName: stated("Rowan Clinic") });
  const visitOf = async () =>
    said((await storyOf(billId)).main.querySelector('[aria-labelledby="visit"]')?.structuredText);
  expect(await visitOf()).toContain("Rowan Clinic $1,100.00 Same days, different sender.");
  await post(`/account/bills/${billId}`, { intent: "visit", other: doctors, state: "joined" });
  expect(await visitOf()).toContain("All the bills you put together ask for $2,200.00.");
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

test("the same bill from a file and from a photo is offered as one, unless its owner says that they are two", async () => {
  const home = async () =>
    said((await mainOf(await site.fetch("/account", { headers: { Cookie: ada.cookie } }))).structuredText);
  const first = await keepBill(site, ada, withCopy);
  await storyOf(first);
  const once = await home();
  const copy = await keepBill(site, ada, { ...withCopy, providerName: stated("JUNIPER GENERALHOSPITAL") });
  const { text, main } = await storyOf(copy);
  expect(text).toContain("Is this bill here twice?");
  expect(main.querySelector(`[aria-labelledby="twin"] a[href="/account/bills/${first}"]`)).not.toBeNull();
  expect(
    main.querySelector(`[aria-labelledby="twin"] a[href="/account/bills/${copy}/delete"]`),
  ).not.toBeNull();
  expect(await home()).toContain("This bill may be here twice.");
  const mayComeOff = /These bills may be reduced by up to \$[\d,.]+/;
  expect(mayComeOff.exec(await home())?.[0]).toBe(mayComeOff.exec(once)?.[0]);
  await post(`/account/bills/${copy}`, { intent: "visit", other: first, state: "joined" });
  expect((await storyOf(copy)).text).not.toContain("Is this bill here twice?");
  expect(await home()).not.toContain("This bill may be here twice.");
});

test("a reminder of another day is another bill", async () => {
  await keepBill(site, ada, withCopy);
  const reminder = await keepBill(site, ada, { ...withCopy, statementDate: stated("2026-05-01") });
  expect((await storyOf(reminder)).text).not.toContain("Is this bill here twice?");
});
