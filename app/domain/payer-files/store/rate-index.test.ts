import { expect, test } from "vitest";
import { ReferenceSets } from "../read/reference-sets.ts";
import { numberProviders } from "./packed-providers.ts";
import { eachService, packRateIndex, RateRows, referencesOfNpi, valuesOfKeys } from "./rate-index.ts";

const NPIS = Array.from({ length: 400 }, (_, index) => 1_000_000_004 + index * 4_999_999);

/** 200 references of one to three groups, 300 sets of them, and rows that name runs of sets and single ones. */
function drawFile() {
  const providers = new ReferenceSets(null);
  for (let reference = 0; reference < 200; reference++) {
    const groups = Array.from({ length: 1 + (reference % 3) }, (_, group) => ({
      taxIdentity: { kind: "ein" as const, number: String(reference % 7), name: null },
      npis: Array.from(
        { length: 1 + (reference % 5) },
        (_, member) => NPIS[(reference * 31 + group * 7 + member * 53) % 400]!,
      ),
    }));
    providers.define(String(reference), groups);
  }
  const sets = Array.from({ length: 300 }, (_, set) => {
    const text = Buffer.from(
      JSON.stringify([set % 200, (set * 17) % 200, (set * 29) % 200].slice(0, 1 + (set % 3))),
    );
    return providers.setOfIds(text, 0, text.length);
  });
  const usedSets = [...new Set(sets)];
  const rows = new RateRows();
  const setsOfRows = Array.from({ length: 90 }, (_, row) =>
    usedSets.flatMap((_, set) => ((row % 3 === 0 ? set < row * 2 : (set * row) % 11 === 0) ? [set] : [])),
  );
  for (const [row, ofRow] of setsOfRows.entries())
    rows.add({ codeType: "CPT", code: String(70_000 + row), arrangement: "ffs" }, Uint32Array.from(ofRow));
  return { numbered: numberProviders(providers, usedSets), rows, setsOfRows };
}

test("the index finds the rows and sets of each provider that reading everything finds", () => {
  const { numbered, rows, setsOfRows } = drawFile();
  const blocks = [...packRateIndex(numbered, rows)];
  const blockOf = (part: string, key: number) =>
    blocks.findLast((block) => block.part === part && block.firstKey <= key);
  const valuesOf = (part: string, keys: readonly number[]) => {
    const found = new Set<number>();
    for (const block of new Set(keys.flatMap((key) => blockOf(part, key) ?? [])))
      valuesOfKeys(
        block,
        (key) => keys.includes(key),
        (values) => {
          for (const value of values) found.add(value);
        },
      );
    return [...found].sort((a, b) => a - b);
  };
  expect(blocks.filter(({ part }) => part === "npis").length).toBeGreaterThan(1);
  for (const npi of [...NPIS, 2_999_999_999]) {
    const block = blockOf("npis", npi);
    const found = block === undefined ? [] : referencesOfNpi(block, npi);
    const expected = numbered.references.flatMap((_, reference) =>
      [
        ...new Set(
          (numbered.groupsOf(reference) ?? [])
            .filter((group) => numbered.membersOf(group).includes(npi))
            .map((group) => numbered.identityOf(group)),
        ),
      ].map((identity) => ({ reference, identity })),
    );
    const inOrder = (all: { reference: number; identity: number }[]) =>
      all.map(({ reference, identity }) => `${reference} ${identity}`).sort();
    expect(inOrder(found)).toEqual(inOrder(expected));
    const references = found.map(({ reference }) => reference);
    const sets = numbered.sets.flatMap((_, set) =>
      numbered.referencesOf(set).some((one) => references.includes(one)) ? [set] : [],
    );
    expect(valuesOf("references", references)).toEqual(sets);
    const rowsOfSets = setsOfRows.flatMap((ofRow, row) =>
      ofRow.some((set) => sets.includes(set)) ? [row] : [],
    );
    expect(valuesOf("sets", sets)).toEqual(rowsOfSets);
  }
  const codes: string[] = [];
  for (const block of blocks.filter(({ part }) => part === "services"))
    eachService(block, (row, { code }) => {
      codes[row] = code;
    });
  expect(codes).toEqual(rows.services.map(({ code }) => code));
});
