import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { amountLabels } from "#app/domain/reading/labels/amount-labels.ts";
import { columnLabels } from "#app/domain/reading/labels/column-labels.ts";
import { dateLabels } from "#app/domain/reading/labels/date-labels.ts";
import { partyLabels } from "#app/domain/reading/labels/party-labels.ts";
import { type ExceptedPhrase, type Phrase, patternOf } from "#app/domain/reading/labels/phrases.ts";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { findIdlePhrases, textsOfRows } from "../../../../../tests/support/idle-phrases.ts";
import * as care from "./care.ts";
import { amountConcepts, dateConcepts, payments } from "./concepts.ts";
import * as names from "./name-words.ts";
import { neverInNames } from "./never-in-names.ts";
import * as organisations from "./organisations.ts";
import { signsOfOtherDocuments } from "./other-documents.ts";
import { shortStreets, streets } from "./streets.ts";

const signs = Object.fromEntries(
  Object.entries(signsOfOtherDocuments).map(([kind, { words }]) => [kind, words]),
);
const lists: [string, readonly Phrase[]][] = Object.entries({
  ...care,
  ...names,
  ...organisations,
  ...signs,
  neverInNames,
  payments,
  shortStreets,
  streets,
});
const labels = { amountLabels, columnLabels, dateLabels, partyLabels };
const textOf = (phrase: Phrase) =>
  typeof phrase === "string" || phrase instanceof RegExp ? String(phrase) : phrase.phrase;
const plain = (phrase: string) => phrase.replace(/[()]|^\//g, "");
const isExcepted = (phrase: Phrase): phrase is ExceptedPhrase =>
  typeof phrase !== "string" && !(phrase instanceof RegExp);

const FIXTURES = path.resolve("tests/fixtures/bills");

function readFixtures(folder: string, ending: string): string[] {
  const names = readdirSync(path.join(FIXTURES, folder)).filter((name) => name.endsWith(ending));
  return names.map((name) => readFileSync(path.join(FIXTURES, folder, name), "utf8"));
}

describe("the vocabulary", () => {
  it("has no label that no bill says: of the fixtures, or of those whose rows are kept beside them", () => {
    const documents = [
      ...readFixtures("printed", ".txt").map((text) => printDocument(...text.split("\f"))),
      ...readFixtures("words", ".json").map((json) => JSON.parse(json)),
    ];
    const texts = documents.flatMap((document) => textsOfRows(layOutRows(document)));
    const otherRows = readFileSync(path.join(FIXTURES, "rows-of-other-bills.txt"), "utf8")
      .trimEnd()
      .split("\n");
    expect(otherRows).toEqual([...new Set(otherRows)].sort());
    const idle = findIdlePhrases([...texts, ...otherRows]);
    expect(Object.fromEntries([...idle].filter(([, phrases]) => phrases.length > 0))).toEqual({});
  });

  it.each(lists)("lists %s in order, each once", (_, phrases) => {
    const printed = phrases.map(textOf).map(plain);
    expect(printed).toEqual([...new Set(printed)].sort());
  });

  it.each([
    ...Object.entries(amountConcepts),
    ...Object.entries(dateConcepts),
  ])("says %s in words that each stand once", (_, phrases) => {
    expect(new Set<Phrase>(phrases).size).toBe(phrases.length);
  });

  it.each(Object.entries(labels))("gives each of %s one meaning", (_, roles) => {
    const phrases = Object.values(roles).flat();
    expect(phrases).toEqual([...new Set(phrases)]);
    for (const ofRole of Object.values(roles)) expect(ofRole).toEqual([...ofRole].sort());
  });

  it.each(lists.flatMap(([, phrases]) => phrases.filter(isExcepted)))("does not find $phrase in $example", ({
    phrase,
    notAfter,
    notBefore,
    example,
  }) => {
    const text = example.toLowerCase();
    expect(text).toMatch(patternOf([phrase]));
    expect(text).not.toMatch(patternOf([{ phrase, notAfter, notBefore, example }]));
  });
});

describe("a pattern of phrases", () => {
  it.each<[readonly Phrase[], string, boolean]>([
    [["cardiolog*"], "the cardiologist", true],
    [["cardiolog*"], "electrocardiology", false],
    [["co(-)pay(ment)"], "your co-payment", true],
    [["co(-)pay(ment)"], "your copay", true],
    [["general$"], "tampa general", true],
    [["general$"], "general hospital", false],
    [["patient:"], "patient: ann lee", true],
    [["p(.)o(.) box"], "p.o. box 12", true],
    [[/\d{2}-\d{2}/], "31-60 days", true],
    [["in network", "in"], "in network", true],
  ])("%j in %j: %s", (phrases, text, found) => {
    expect(patternOf(phrases).test(text)).toBe(found);
  });
});
