import { expect, test } from "vitest";
import { keepBill } from "../support/kept-bills.ts";
import { explanationOf, keepExplanation, kneeClaim, linkClaim } from "../support/kept-explanations.ts";
import { pageOf, readPage } from "../support/read-page.ts";
import { signIn } from "../support/sign-in.ts";
import { siteForTests } from "../support/site-for-tests.ts";

const site = siteForTests({ SAMPLE_DATA: "on" });

const PLAN = "hios-0099900011";

test("a fresh site shows a fictional plan: places outside hospitals, their source, and how to ask", async () => {
  const search =
    "/hospital_search?search=73721&location=60612&payer=Prairie+Crown+Insurance&plan=Open+Access";
  const results = await readPage(site, search);
  expect(results.text).toMatch(/Lanternglass Imaging Center .*\$824\.16 Facility and reading together/);
  const place = await readPage(site, results.link("Lanternglass Imaging Center"));
  expect(place.text).toMatch(/\$824\.16 .*negotiated rate, 2026-10-01_prairie-crown.*\(312\) 555-0180/);
  expect((await readPage(site, "/plans?search=crown")).text).toContain("Open Access");
  expect((await site.fetch("/plans/hios-1")).status).toBe(404);
  expect((await site.fetch("/places/1999999999")).status).toBe(404);
});

test("an owner names the plan and the provider of an explanation, and learns what to ask the plan", async () => {
  const ada = await signIn(site);
  const get = async (path: string) => pageOf(await site.fetch(path, { headers: { Cookie: ada.cookie } }));
  const send = (path: string, fields: Record<string, string>) =>
    site.fetch(path, {
      method: "POST",
      headers: { Cookie: ada.cookie },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  const explanationId = await keepExplanation(site, ada, { explanation: explanationOf([kneeClaim()]) });
  const billId = await keepBill(site, ada);
  await linkClaim(site, ada, { explanationId, billId });
  const path = `/account/explanations/${explanationId}`;
  const before = await get(path);
  expect(before.main.text).not.toContain("Ask your plan about its rate");
  const choice = await get(before.link("Compare with your plan’s published rates"));
  const { version = "" } = choice.button("Compare").fields;

  const wrong = await pageOf(await send(`${path}/contract`, { version, "npi-0": "1234567890" }));
  expect(wrong.status).toBe(422);
  expect(wrong.main.text).toMatch(/Choose your plan\. .*This isn’t an NPI/);
  const none = await get(`${path}/contract?search=nothing+of+the+kind`);
  expect(none.main.text).toContain("we only have some plans");

  const search =
    "/hospital_search?search=73721&location=60612&payer=Prairie+Crown+Insurance&plan=Open+Access";
  const [, npi = ""] =
    /(\d{10})/.exec((await readPage(site, search)).link("Lanternglass Imaging Center")) ?? [];
  const sent = { version, plan: PLAN, "npi-0": npi };
  expect((await send(`${path}/contract`, sent)).headers.get("Location")).toBe(`${path}#contracted`);
  expect((await send(`${path}/contract`, sent)).status).toBe(409);

  const after = await get(path);
  expect(after.main.text).toMatch(
    /Ask your plan about its rate .*the plan allowed \$900\.00\. The rate in its file of October 2026 is \$824\.16: \$75\.84 less/,
  );
  const call = await get(`/account/bills/${billId}/call`);
  expect(call.main.text).toMatch(
    /What to ask your plan .*claim JHP-26-00417\. .*For 73721 you allowed \$900\.00.* \$824\.16, which is \$75\.84 less\. How many units/,
  );
});
