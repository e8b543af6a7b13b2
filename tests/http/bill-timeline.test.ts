import type { HTMLElement } from "node-html-parser";
import { beforeEach, expect, test } from "vitest";
import { getProfile, saveProfile } from "#app/domain/accounts/profile.server.ts";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { noDates } from "#app/domain/deadlines/find-deadlines.ts";
import { authorise } from "../support/authorise.ts";
import { mainOf, openStory, said, withCopy } from "../support/bill-stories.ts";
import { keepAppeal } from "../support/kept-appeals.ts";
import { keepBill } from "../support/kept-bills.ts";
import { noonClock, today } from "../support/noon-clock.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";
import { visitsOf } from "../support/visits-of.ts";

const site = siteForTests({}, { clock: noonClock });

let ada: SignedIn;
beforeEach(async () => {
  ada = await signIn(site, { name: "Ada Example" });
});

const { get, post } = visitsOf(site, () => ada);

const linesOf = (main: HTMLElement) =>
  main.querySelectorAll('[aria-labelledby="timeline"] li').map((row) => said(row.structuredText));
const timelineOf = async (billId: string) => linesOf((await openStory(site, ada, billId)).main);

test("a last day stands among what happened, and on the home's line of the next two months", async () => {
  const billId = await keepBill(site, ada, withCopy);
  await post(`/account/bills/${billId}/call`, {
    intent: "collector",
    collector: "yes",
    noticeOn: addDays(today, -9),
  });
  await post(`/account/bills/${billId}`, { intent: "payer", coverage: "self-pay" });
  expect(await timelineOf(billId)).toContainEqual(
    expect.stringContaining("Deadline: Ask the collector to prove the debt"),
  );
  const home = await mainOf(await get("/account"));
  const ahead = home.querySelector('[aria-labelledby="days-ahead"]');
  expect(said(ahead?.structuredText)).toMatch(/\(21 days left\) Ask the collector to prove the debt:/);
  expect(ahead?.querySelectorAll("circle")).toHaveLength(1);
});

test("the next reminder of a letter's last day stands on the day when it comes, for whom it comes to", async () => {
  const billId = await keepBill(site, ada, withCopy);
  const noticeOn = addDays(today, -9); // 30 days to ask the collector
  await keepAppeal(site, ada, {
    billId,
    kind: "debt-validation",
    dates: { ...noDates, collectorNoticeReceivedOn: noticeOn },
  });
  const reminder = `${formatDate("en", addDays(today, 7))} We’ll email you a reminder:`;
  const told = (lines: string[]) => lines.filter((line) => line.includes("a reminder"));
  const [next, ...later] = told(await timelineOf(billId));
  expect(next).toContain(reminder);
  expect(next).toContain(`deadline ${formatDate("en", addDays(today, 21))}.`);
  expect(later).toEqual([]);

  const harry = await authorise(site, ada, ["view-bills"]);
  const shared = await site.fetch(`/account/bills/${billId}?for=${harry.grantId}`, {
    headers: { Cookie: harry.cookie },
  });
  const seen = linesOf(await mainOf(shared));
  expect(seen.join()).toContain("You added the bill here");
  expect(told(seen)).toEqual([]);

  const { profile, version } = await getProfile(site.db, ada.account);
  await saveProfile(site.db, ada.account, { profile: { ...profile, wantsReminders: false }, version });
  expect(told(await timelineOf(billId))).toEqual([]);
});
