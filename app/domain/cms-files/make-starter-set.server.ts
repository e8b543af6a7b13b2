import { editPages } from "#app/domain/coding-edits/edit-pages.ts";
import {
  addOns as addOnsChosen,
  fieldsOfPairs,
  pairsOfHospitalsToo,
  servicesWithLimits,
} from "#app/domain/coding-edits/starter/chosen-services.ts";
import type { CmsKind, CmsTable } from "./cms-edition.ts";
import type { AddOnEntry, OutpatientRateEntry, UnitLimitEntry } from "./cms-entries.ts";
import { unpackPairs } from "./packed-pairs.ts";
import type { ReadCmsFile } from "./read-cms-member.server.ts";

/** Status indicators of what hospitals do not bill as outpatient services. */
const NOT_A_HOSPITALS = new Set(["B", "C", "E1", "E2", "M", "Y"]);
/** The first day of which the set says anything. */
const FIRST_DAY = "2020-01-01";

/**
 * The files of the starter set, by name, out of CMS's files: the pairs of the practitioner table, both tables of unit
 * limits, the add-on codes and addendum B, which tells what hospitals bill. Throws where one is missing.
 */
export function makeStarterSet(files: readonly ReadCmsFile[]): ReadonlyMap<string, string> {
  const only = (kind: CmsKind, table: CmsTable | null): FilesOfOneKind => {
    const [first, ...others] = files.filter(
      ({ edition }) => edition.kind === kind && edition.table === table,
    );
    if (!first) throw new Error(`No file of ${kind} ${table ?? ""} is given.`);
    return [first, ...others];
  };
  const pairs = only("pairs", "practitioner");
  const [practitioner] = only("unit-limits", "practitioner");
  const [hospital] = only("unit-limits", "hospital");
  const [addOns] = only("add-ons", null);
  const [rates] = only("outpatient-rates", null);
  return new Map([
    ["pairs.tsv", pairLines(pairs, rates)],
    ["unit-limits.tsv", limitLines(practitioner, hospital)],
    ["add-ons.tsv", addOnLines(addOns)],
    ["withdrawn-codes.tsv", withdrawnLines(addOns)],
  ]);
}

type FilesOfOneKind = readonly [ReadCmsFile, ...ReadCmsFile[]];

function pairLines(files: FilesOfOneKind, rates: ReadCmsFile): string {
  const isHospitals = (code: string) => {
    const [rate] = (rates.kept.get(code) ?? []) as OutpatientRateEntry[];
    return rate !== undefined && !NOT_A_HOSPITALS.has(rate.status);
  };
  const rows = new Map<string, Set<string>>();
  for (const field of Object.values(fieldsOfPairs)) {
    const codes = new Set(codesIn(field));
    for (const column1 of codes) {
      for (const { kept } of files) {
        const packed = kept.get(column1);
        if (!Buffer.isBuffer(packed)) continue;
        for (const { column2, to, yieldsToModifier } of unpackPairs(packed, codes)) {
          if (to !== null) continue;
          const isBoth =
            (isHospitals(column1) && isHospitals(column2)) ||
            pairsOfHospitalsToo.has(`${column1} ${column2}`);
          const key = [column1, isBoth ? "both" : "practitioner", yieldsToModifier ? "1" : "0"].join("\t");
          rows.set(key, (rows.get(key) ?? new Set()).add(column2));
        }
      }
    }
  }
  const year = files[0].edition.edition.slice(0, 4);
  return linesUnder(
    [
      `NCCI procedure-to-procedure edits, practitioner services, indicators as of ${year}`,
      editPages.pairs,
      `column 1, tables, modifier indicator, column 2. both: services that OPPS addendum B of ${rates.edition.edition} lets hospitals bill, too; and 93000 by what it means`,
    ],
    [...rows].map(([key, column2s]) => `${key}\t${[...column2s].sort().join(" ")}`),
  );
}

function limitLines(practitioner: ReadCmsFile, hospital: ReadCmsFile): string {
  const codes = new Set([...Object.values(fieldsOfPairs), servicesWithLimits, addOnsChosen].flatMap(codesIn));
  const lines: string[] = [];
  for (const code of codes) {
    const cells = [practitioner, hospital].flatMap(({ kept }) => {
      const [limit] = (kept.get(code) ?? []) as UnitLimitEntry[];
      return limit ? [String(limit.units), limit.indicator] : ["", ""];
    });
    if (cells.some((cell) => cell !== "")) lines.push([code, ...cells].join("\t"));
  }
  const { edition } = practitioner.edition;
  return linesUnder(
    [
      `NCCI medically unlikely edits, practitioner services and outpatient hospital services, edition of ${edition}`,
      editPages.unitLimits,
      "code, practitioner: units, adjudication indicator, hospital: units, adjudication indicator",
    ],
    lines,
  );
}

function addOnLines({ kept, edition }: ReadCmsFile): string {
  const rows = new Map<string, string[]>();
  for (const code of codesIn(addOnsChosen)) {
    for (const { primary, from, to } of (kept.get(code) ?? []) as AddOnEntry[]) {
      if (to !== null && (to < FIRST_DAY || to <= from)) continue;
      const key = [code, from, to ?? ""].join("\t");
      rows.set(key, [...(rows.get(key) ?? []), primary]);
    }
  }
  return linesUnder(
    [
      `NCCI add-on code edits, edition of ${edition.edition}`,
      editPages.addOns,
      "add-on, first day, last day, primaries; CCCCC: the contractor decides",
    ],
    [...rows].map(([key, primaries]) => `${key}\t${primaries.sort().join(" ")}`),
  );
}

function withdrawnLines({ kept, edition }: ReadCmsFile): string {
  const lastDays = new Map<string, string>();
  for (const [code, entries] of kept) {
    for (const { primary, codeTo, primaryTo } of entries as readonly AddOnEntry[]) {
      if (codeTo !== null) lastDays.set(code, codeTo);
      if (primaryTo !== null) lastDays.set(primary, primaryTo);
    }
  }
  return linesUnder(
    [
      `Codes that the NCCI add-on code edits say were deleted, edition of ${edition.edition}`,
      editPages.addOns,
      "code, last day",
    ],
    [...lastDays].map((cells) => cells.join("\t")),
  );
}

function linesUnder(notes: readonly string[], lines: readonly string[]): string {
  return [...notes.map((note) => `# ${note}`), ...[...lines].sort(), ""].join("\n");
}

function codesIn(text: string): string[] {
  return text.trim().split(/\s+/);
}
