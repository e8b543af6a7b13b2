import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

/** The rows of CMS's tables that come with the site, unchanged: the planted truth is read from them, without the engine's own
 *  functions. */
export interface PublishedEdits {
  /** 'column 1 column 2', for a table and modifier indicator. */
  pairs: { column1: string; column2: string; isForHospitals: boolean; indicator: "0" | "1" }[];
  /** The most units: of the practitioners' table, and of the hospitals'. */
  limits: Map<string, Record<"practitioner" | "hospital", { units: number; isOfLine: boolean } | null>>;
  /** By add-on: the codes that it may accompany, in the rows in force. */
  primaries: Map<string, Set<string>>;
  /** Withdrawn codes with their last day. */
  lastDays: Map<string, string>;
}

export function readPublishedEdits(): PublishedEdits {
  const pairs = rowsOf("pairs.tsv").flatMap(([column1 = "", tables, indicator, column2s = ""]) =>
    column2s.split(" ").map((column2) => ({
      column1,
      column2,
      isForHospitals: tables === "both",
      indicator: indicator as "0" | "1",
    })),
  );
  const limits: PublishedEdits["limits"] = new Map();
  for (const [code = "", units, judged, hospitalUnits, hospitalJudged] of rowsOf("unit-limits.tsv")) {
    limits.set(code, {
      practitioner: units ? { units: Number(units), isOfLine: judged === "1" } : null,
      hospital: hospitalUnits ? { units: Number(hospitalUnits), isOfLine: hospitalJudged === "1" } : null,
    });
  }
  const primaries: PublishedEdits["primaries"] = new Map();
  for (const [code = "", , lastDay, others = ""] of rowsOf("add-ons.tsv")) {
    if (lastDay) continue;
    primaries.set(code, new Set([...(primaries.get(code) ?? []), ...others.split(" ")]));
  }
  const lastDays = new Map(rowsOf("withdrawn-codes.tsv").map(([code = "", day = ""]) => [code, day]));
  return { pairs, limits, primaries, lastDays };
}

function rowsOf(fileName: string): string[][] {
  const text = readFileSync(path.join(projectRoot(), "app/domain/coding-edits/starter", fileName), "utf8");
  return text
    .split("\n")
    .filter((row) => row !== "" && !row.startsWith("#"))
    .map((row) => row.split("\t"));
}
