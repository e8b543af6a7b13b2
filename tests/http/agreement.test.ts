import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { askDoors, NO_RATE, type Question } from "../../bench/agreement/ask-doors.ts";
import { importPriceTexts } from "../fixtures/mrf/import-price-texts.ts";
import { siteForTests } from "../support/site-for-tests.ts";

/** Of a real file: a drug and a scan whose rates are in rows without the gross charge and the drug's unit. */
const excerpt = readFileSync(new URL("../fixtures/mrf/ucsf-excerpt.json", import.meta.url), "utf8");
const site = siteForTests();
let shortId: string;
beforeAll(async () => {
  await importPriceTexts(site.db, [excerpt]);
  const { rows } = await site.db.$client.query("select short_id from hospitals");
  shortId = rows[0].short_id;
});

const ask = async (pathAndQuery: string): Promise<string> => {
  const reply = await site.fetch(pathAndQuery);
  const movedTo = reply.headers.get("Location");
  return movedTo ? ask(movedTo) : reply.text();
};

test.each([
  ["J9218", "Blue Shield", "Hmo/Pos", "$58.87 of Blue Shield Hmo/Pos"],
  ["J9218", "Blue Shield", "", "$58.87 of Blue Shield Hmo/Pos"],
  ["J9218", "Cigna", "", NO_RATE],
  ["70450", "Blue Shield", "Medicare Managed Care Plan", "$191.17 of Blue Shield Medicare Managed Care Plan"],
  [
    "70450",
    "Unitedhealthcare Medicare Advantage",
    "",
    "$183.52 of Unitedhealthcare Medicare Managed Care Plan",
  ],
  ["70450", "Unitedhealthcare", "", NO_RATE],
])("search, service page, their files and the API lead with one rate: %s, %s, %s", async (code, payer, plan, expected) => {
  const codeType = code === "J9218" ? "HCPCS" : "CPT";
  const hospitalName = "Ucsf Medical Center";
  const question: Question = { codeType, code, hospitalName, shortId, location: "CA", payer, plan };
  const { leads, isListed } = await askDoors(ask, question);
  expect(isListed).toBe(true);
  expect(leads).toEqual(leads.map(({ door }) => ({ door, lead: expected })));
});
