import { expect, test } from "vitest";
import { newProfile } from "#app/domain/accounts/account.ts";
import { ruleIds } from "#app/domain/audits/rule-ids.ts";
import { fillLetter } from "#app/domain/letters/fill-letter.ts";
import { material, nothingKnown } from "#app/domain/letters/letter.fixture.ts";
import { type LetterKindId, letterKindIds } from "#app/domain/letters/letter-kind.ts";
import { kindsAnswering, letterKinds } from "#app/domain/letters/letter-kinds.ts";
import { plainLetter } from "#app/domain/letters/letter-text.ts";
import { findings } from "./en/findings.ts";
import { letterClaims } from "./en/letter-claims.ts";
import { letters } from "./en/letters.ts";
import { sayLetter } from "./say-letter.ts";

const DAY = "2026-11-22";
const SITE = "https://prices.example";

function write(kind: LetterKindId, from = material): string {
  return plainLetter(sayLetter("en", fillLetter(kind, DAY, from), SITE));
}

test("every kind names the slots that its words have, and no others", () => {
  for (const kind of letterKindIds) {
    const { references, parts, slots, known = [] } = letterKinds[kind];
    const paragraphs: Record<string, string> = letters.kinds[kind].paragraphs;
    const said = parts.flatMap((part) => ("say" in part ? [part.say] : []));
    expect([kind, said.sort()]).toEqual([kind, Object.keys(paragraphs).sort()]);
    const inWords = Object.values(paragraphs).flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    );
    const named = new Set([...references, ...inWords, ...recipientSlot(kind)]);
    expect([kind, [...named].sort()]).toEqual([kind, [...slots, ...known].sort()]);
  }
});

function recipientSlot(kind: LetterKindId): string[] {
  const { recipient } = letterKinds[kind];
  if (recipient === "collector") return ["collectorName"];
  if (recipient.startsWith("plan-")) return ["payerName"];
  return recipient.endsWith("-office") ? ["providerName"] : [];
}

test("every finding can be brought forward in a letter, by all values that its own sentence has", () => {
  const kindsOf = (words: object) =>
    Object.entries(words).map(([rule, kinds]) => [rule, Object.keys(kinds as object)]);
  expect(kindsOf(letterClaims)).toEqual(kindsOf(findings));
  for (const rule of ruleIds) {
    expect([rule, kindsAnswering(rule).length]).not.toEqual([rule, 0]);
    for (const [kind, text] of Object.entries(letterClaims[rule] as Record<string, Record<string, string>>)) {
      const finding = Object.values((findings[rule] as Record<string, object>)[kind]!).join();
      for (const [value] of Object.values(text)
        .join()
        .matchAll(/\{\w+\}/g))
        expect(finding).toContain(value);
    }
  }
});

test.each(letterKindIds)("a letter says all that is known, and nothing is left to fill in: %s", (kind) => {
  const letter = write(kind);
  expect(letter).toContain("María Muñoz\n1200 Elm Street, Apt 4\nAustin, TX 78701\n");
  expect(letter).toContain("November 22, 2026");
  expect(letter.replace("[address of this office]", "")).not.toMatch(/[[\]{}]|null|undefined/);
});

test.each(
  letterKindIds,
)("what is not known is a blank that names it, and nothing is invented: %s", (kind) => {
  const letter = write(kind, nothingKnown);
  expect(letter).toContain("[your name]\n[street address]\n[city, state, ZIP code]\n");
  expect(letter).toContain("Patient: [patient]\n");
  expect(letter).not.toMatch(/[{}]|null|undefined/);
  expect(letter.match(/\$[\d,.]+/g) ?? []).toEqual(kind === "good-faith-estimate" ? ["$400", "$25."] : []);
});

test("a claim cites its lines, its rule and where that can be read", () => {
  const letter = write("coding");
  expect(letter).toContain(
    "1. Line 1: Mar 2, 2026, 80053, “Comprehensive metabolic panel”, $420.00\n" +
      "Line 2: Mar 2, 2026, 80048, “Basic metabolic panel”, $310.00\n" +
      "Medicare never pays for 80048 (Basic metabolic blood panel) together with 80053",
  );
  expect(letter).toMatch(
    /Amount in question: \$310\.00\.\nSource: CMS: .+, edition 2026-01, https:\/\/www\.cms\.gov\//,
  );
});

test("only the findings that were chosen and that the kind answers are brought forward, numbered", () => {
  expect(write("billing-error").match(/^\d+\. /gm)).toEqual(["1. ", "2. ", "3. "]);
  expect(write("billing-error", { ...material, chosenFindings: [0] }).match(/^\d+\. /gm)).toEqual(["1. "]);
  expect(write("negotiation")).not.toContain("published prices");
});

test("what is asked of a hospital is not asked of somebody else", () => {
  expect(write("billing-error")).toContain("Please set the balance to $200.00.");
  expect(write("surprise-billing")).toContain("according to the plan I owe $200.00");
  expect(write("surprise-billing")).not.toContain("Please set the balance");
});

test("an estimate is compared with what the bill comes to after discounts, and with nothing where it does not tell", () => {
  const slotsOf = (bill: typeof material.bill) =>
    fillLetter("good-faith-estimate", DAY, { ...material, bill }).slots;
  expect(slotsOf(material.bill).chargesCents).toBe(96_050);
  const totals = { ...material.bill!.totals, adjustmentsCents: null, patientPaidCents: null };
  expect(slotsOf({ ...material.bill!, totals }).chargesCents).toBeNull();
});

const ofPriceFile = {
  rule: "above-cash-price" as const,
  kind: "above-in-force",
  facts: {
    importId: 7,
    place: "row 12",
    fileDate: "2026-01-05",
    amountCents: 900,
    priceCents: 500,
    differenceCents: 400,
    day: "2026-03-02",
  },
  lines: [],
  amountAtStakeCents: 0,
  source: letterKinds.negotiation.basis[0]!,
};

test("a price is cited by the file that it stands in", () => {
  const draft = fillLetter("negotiation", DAY, material);
  const { body, enclosures } = sayLetter("en", { ...draft, claims: [ofPriceFile] }, SITE);
  expect(body).toContain(
    "The cash price you published for that day is $5.00 (row 12 of your price file of Jan 5, 2026)",
  );
  expect(body).toContain("Source: price file of Jan 5, 2026, https://prices.example/price-files/7");
  expect(enclosures).toContain("Copies of the published prices");
});

test("without an address of the site's own a price file is named without a link", () => {
  const draft = { ...fillLetter("negotiation", DAY, material), claims: [ofPriceFile] };
  const { body } = sayLetter("en", draft, null);
  expect(body).toContain("Source: price file of Jan 5, 2026");
  expect(body).not.toMatch(/price-files|https?:/);
});

test("a letter that rests on the estimate encloses it, and another one does not", () => {
  const draft = fillLetter("billing-error", DAY, material);
  const enclosed = (claims: typeof draft.claims) => sayLetter("en", { ...draft, claims }, SITE).enclosures;
  const facts = { chargesCents: 90_000, estimateCents: 40_000, differenceCents: 50_000 };
  const claim = { ...draft.claims[0]!, rule: "good-faith-estimate" as const, kind: "above", facts };
  expect(enclosed([claim])).toContain("Copy of the good faith estimate");
  expect(enclosed(draft.claims)).not.toContain("Copy of the good faith estimate");
});

test("a hundred lines are not all cited", () => {
  const draft = fillLetter("billing-error", DAY, material);
  const [claim] = draft.claims;
  const lines = Array.from({ length: 100 }, (_, index) => ({ ...claim!.lines[0]!, number: index + 1 }));
  const { body } = sayLetter("en", { ...draft, claims: [{ ...claim!, lines }] }, SITE);
  expect(body.match(/^(?:1\. )?Line /gm)).toHaveLength(12);
  expect(body).toContain("… and 88 more lines");
});

test("a part of an address is written as far as it is known", () => {
  const profile = { ...newProfile({ name: "Ana", email: "a@example.com" }), city: "Reno", zip: "89501" };
  expect(write("coding", { ...material, profile })).toContain(
    "Ana\n[street address]\nReno, 89501\na@example.com\n",
  );
  expect(write("coding", { ...material, providerAddress: null })).toContain(
    "Cedar Valley Hospital\nBilling Department\n[address of this office]\n",
  );
});
