import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { listClaimLinks } from "#app/domain/explanations/kept/claim-links.server.ts";
import type { KeptState } from "#app/domain/kept/kept-document.ts";
import { authorise } from "../support/authorise.ts";
import { keepBill, stated } from "../support/kept-bills.ts";
import { keepExplanation } from "../support/kept-explanations.ts";
import { type SignedIn, signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests();

let ada: SignedIn;
let adder: SignedIn & { grantId: string };
beforeEach(async () => {
  ada = await signIn(site);
  adder = await authorise(site, ada, ["add-bills"]);
});

const post = (path: string, fields: Record<string, string>) =>
  site.post(`${path}?for=${adder.grantId}`, fields, { Cookie: adder.cookie });
const billOf = (state: KeptState) =>
  keepBill(site, ada, { providerName: stated("Kept Secret Hospital") }, state);

test.each([
  { state: "kept" as const, links: 0 },
  { state: "draft" as const, links: 1 },
])("who may only add bills ties a paper to $links $state bills", async ({ state, links }) => {
  const billId = await billOf(state);
  const explanationId = await keepExplanation(site, ada, { state: "draft" });
  const path = `/account/explanations/${explanationId}/review`;
  const form = { version: "1", claim: "1", page: "1", lines: "1" };
  const offered = { offered: `0:${billId}`, [`link-0:${billId}`]: "yes" };
  expect((await post(path, { ...form, ...offered, intent: "save" })).status).toBe(303);
  expect(await listClaimLinks(site.db, ada.account)).toHaveLength(links);
  const kept = await post(path, { ...form, version: "2", otherBill: billId, intent: "keep" });
  expect(kept.status).toBe(303);
  expect(await listClaimLinks(site.db, ada.account)).toHaveLength(links);
});

test("who may only add bills neither changes a kept bill nor reads it by the form of a new one", async () => {
  const billId = await billOf("kept");
  const before = await keptBills.find(site.db, ada.account, billId);
  const path = "/account/add-bill/manual-entry";
  for (const version of ["0", "1", "7"]) {
    const reply = await post(path, { billId, version, lines: "", intent: "save", providerName: "Mine" });
    expect([version, reply.status]).toEqual([version, 404]);
    expect(await reply.text()).not.toContain("Kept Secret");
  }
  expect(await keptBills.find(site.db, ada.account, billId)).toEqual(before);
  const own = { billId: randomUUID(), version: "0", lines: "", intent: "save", providerName: "Mine" };
  expect((await post(path, own)).status).toBe(303);
});
