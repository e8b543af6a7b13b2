import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import type { CodingEdits, EditTable, PairEdit, UnitLimit } from "../coding-edits.ts";
import { STARTER_EDITION } from "./starter-edition.ts";

/** Pairs and limits of common services seldom change; of care before this day the set says nothing. */
const FIRST_DAY = "2020-01-01";
const CONTRACTOR_DECIDES = "CCCCC";

export function starterFolder(): string {
  return path.join(projectRoot(), "app/domain/coding-edits/starter");
}

/** The coding edits of common services that come with the site, facts out of CMS's files; each file names its source.
 *  A file is read at the first question that needs it. */
export function openStarterEdits(): CodingEdits {
  const pairs = once(readPairs);
  const limits = once(readLimits);
  const addOns = once(readAddOns);
  const lastDays = once(readLastDays);
  const editionOn = (day: string) => (day >= FIRST_DAY ? STARTER_EDITION : null);
  return {
    pairEdition: (_, day) => editionOn(day),
    pairsAmong(table, codes, day) {
      if (day < FIRST_DAY) return [];
      return [...codes].flatMap((code) =>
        (pairs()[table].get(code) ?? []).filter(({ column2 }) => codes.has(column2)),
      );
    },
    limitEdition: (_, day) => editionOn(day),
    findLimit: (table, code, day) => (day < FIRST_DAY ? null : (limits()[table].get(code) ?? null)),
    addOnEdition: editionOn,
    findAddOn(code, day) {
      const held = (addOns().get(code) ?? []).filter(({ from, to }) => from <= day && day <= to);
      if (day < FIRST_DAY || held.length === 0) return null;
      const primaries = new Set(held.flatMap((edit) => edit.primaries));
      return { primaries: primaries.has(CONTRACTOR_DECIDES) ? null : primaries, edition: STARTER_EDITION };
    },
    isInForce(code, day) {
      const lastDay = lastDays().get(code);
      return lastDay !== undefined && day > lastDay ? false : null;
    },
  };
}

type ByTable<Edit> = Record<EditTable, Map<string, Edit>>;

function readPairs(): ByTable<PairEdit[]> {
  const pairs: ByTable<PairEdit[]> = { practitioner: new Map(), hospital: new Map() };
  for (const [column1 = "", tables, indicator, column2s = ""] of readCells("pairs.tsv")) {
    const edits = column2s.split(" ").map((column2) => ({
      column1,
      column2,
      yieldsToModifier: indicator === "1",
      edition: STARTER_EDITION,
    }));
    for (const table of tables === "both"
      ? (["practitioner", "hospital"] as const)
      : ["practitioner" as const]) {
      pairs[table].set(column1, [...(pairs[table].get(column1) ?? []), ...edits]);
    }
  }
  return pairs;
}

function readLimits(): ByTable<UnitLimit> {
  const limits: ByTable<UnitLimit> = { practitioner: new Map(), hospital: new Map() };
  for (const [code = "", ...cells] of readCells("unit-limits.tsv")) {
    for (const [at, table] of (["practitioner", "hospital"] as const).entries()) {
      const [units, indicator] = cells.slice(2 * at);
      if (!units) continue;
      const judges = indicator === "1" ? "line" : "day";
      limits[table].set(code, { units: Number(units), judges, edition: STARTER_EDITION });
    }
  }
  return limits;
}

type DatedPrimaries = { from: string; to: string; primaries: string[] };

function readAddOns(): Map<string, DatedPrimaries[]> {
  const addOns = new Map<string, DatedPrimaries[]>();
  for (const [code = "", from = "", to, primaries = ""] of readCells("add-ons.tsv")) {
    const edit = { from, to: to || "9999-12-31", primaries: primaries.split(" ") };
    addOns.set(code, [...(addOns.get(code) ?? []), edit]);
  }
  return addOns;
}

function readLastDays(): Map<string, string> {
  return new Map(readCells("withdrawn-codes.tsv").map(([code = "", lastDay = ""]) => [code, lastDay]));
}

function readCells(fileName: string): string[][] {
  const lines = readFileSync(path.join(starterFolder(), fileName), "utf8").trimEnd().split("\n");
  return lines.filter((line) => !line.startsWith("#")).map((line) => line.split("\t"));
}

function once<T>(read: () => T): () => T {
  let held: T | undefined;
  return () => {
    held ??= read();
    return held;
  };
}
