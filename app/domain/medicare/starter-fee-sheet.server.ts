import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import type { FeeSheet, PhysicianFees, StayRates } from "./fee-sheet.ts";
import type { MedicareSchedule } from "./national-amounts.ts";

/** The edition of each schedule, as 2026-07. */
export type MedicareEditions = Readonly<Record<MedicareSchedule, string>>;

/** Where what comes with the site is kept. */
export function starterFeesPath(): string {
  return path.join(projectRoot(), "app/domain/medicare/national-fees.tsv");
}

/** Returns the editions of what comes with the site: to parse the rest of it takes ten times as long. */
export function readStarterEditions(): MedicareEditions {
  const lines = readFileSync(starterFeesPath(), "utf8").matchAll(/^edition\t(\w+)\t(.+)$/gm);
  return Object.fromEntries(Array.from(lines, ([, schedule, edition]) => [schedule, edition]));
}

/** Returns the national fees that come with the site, of some 17,000 codes. */
export function readStarterFees(): FeeSheet {
  const lines = readFileSync(starterFeesPath(), "utf8").trimEnd().split("\n");
  const rates = new Map<string, { status: string; rateDollars: number | null }>();
  const fees = new Map<string, PhysicianFees>();
  const laboratory = new Map<string, number>();
  const stays = new Map<string, number>();
  let stayRates: StayRates = { operatingDollars: 0, capitalDollars: 0 };
  for (const line of lines) {
    const [code = "", ...cells] = line.split("\t");
    if (code.startsWith("#") || code === "edition") continue;
    const [first = "", second = ""] = cells;
    if (code === "stay") stays.set(first, Number(second));
    else if (code === "stay-rates")
      stayRates = { operatingDollars: Number(first), capitalDollars: Number(second) };
    else {
      const [status, rate, office, facility, technical, reading, ofLaboratory] = cells;
      if (status) rates.set(code, { status, rateDollars: numberIn(rate) });
      const fee: PhysicianFees = {
        officeDollars: numberIn(office),
        facilityDollars: numberIn(facility),
        technicalDollars: numberIn(technical),
        readingDollars: numberIn(reading),
      };
      if (office || facility || technical || reading) fees.set(code, fee);
      if (ofLaboratory) laboratory.set(code, Number(ofLaboratory));
    }
  }
  return { rates, fees, laboratory, stays, stayRates };
}

/** Returns the file that `readStarterFees` reads: codes and amounts alone, without descriptions from any source. */
export function writeStarterFees(editions: MedicareEditions, sheet: FeeSheet): string {
  const { rates, fees, laboratory, stays, stayRates } = sheet;
  const codes = [...new Set([...rates.keys(), ...fees.keys(), ...laboratory.keys()])].sort();
  const lines = codes.flatMap((code) => {
    const rate = rates.get(code);
    const fee = fees.get(code);
    const cells = [
      rate?.status,
      rate?.rateDollars,
      fee?.officeDollars,
      fee?.facilityDollars,
      fee?.technicalDollars,
      fee?.readingDollars,
      laboratory.get(code),
    ].map((cell) => cell ?? "");
    const saysAmount = cells.slice(1).some((cell) => cell !== "");
    return saysAmount ? [[code, ...cells].join("\t").trimEnd()] : [];
  });
  return [
    "# What Medicare pays in the nation, out of CMS's files: OPPS addendum B, the physician fee schedule (relative values by",
    "# the conversion factor), the laboratory fee schedule, and tables 1A, 1D and 5 of the inpatient rule. US government works.",
    "# https://www.cms.gov/medicare/payment. Made by `npx faircharge rules make-starter`.",
    "# code, status indicator, outpatient rate, physician: office, facility, technical part, reading, laboratory fee; or",
    "# 'stay', MS-DRG, relative weight; or 'stay-rates', operating, capital for weight 1; or 'edition', schedule, first month.",
    "# Dollars.",
    ...Object.entries(editions).map(([schedule, edition]) => `edition\t${schedule}\t${edition}`),
    `stay-rates\t${stayRates.operatingDollars}\t${stayRates.capitalDollars}`,
    ...lines,
    ...[...stays].sort().map(([code, weight]) => `stay\t${code}\t${weight}`),
    "",
  ].join("\n");
}

function numberIn(cell: string | undefined): number | null {
  return cell ? Number(cell) : null;
}
