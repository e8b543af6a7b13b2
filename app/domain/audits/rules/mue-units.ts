import type { UnitLimit } from "#app/domain/coding-edits/coding-edits.ts";
import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import { editTableOf } from "../edit-table.ts";
import { mueSource } from "../sources.ts";
import type { StandingLine } from "../standing-lines.ts";

type BilledUnits = { code: string; day: string; lines: StandingLine[] };

/** More units than are believable for one patient: on a line, or of a code on a day. */
export const mueUnits: AuditRule = {
  id: "mue-units",
  strength: "rule conflict",
  source: mueSource,
  restsOnUnits: true,
  find({ bill, standing, edits }) {
    if (bill.setting === null) return { notChecked: "no-setting" };
    const table = editTableOf(bill.setting);
    if (table === null) return { notChecked: "not-for-inpatients" };
    const procedures = standing.filter(({ procedure }) => procedure !== null);
    if (procedures.length === 0) return { notChecked: "no-codes" };
    const counted = procedures.filter(({ line }) => line.units !== null);
    if (counted.length === 0) return { notChecked: "no-units" };
    const billed = billedByDay(counted);
    if (billed.length === 0) return { notChecked: "no-dates" };
    if (billed.every(({ day }) => edits.limitEdition(table, day) === null)) {
      return { notChecked: "no-edition-for-date" };
    }
    const findings = billed.flatMap(({ code, day, lines }) => {
      const limit = edits.findLimit(table, code, day);
      if (!limit) return [];
      // Units that a credit took back were not charged, whichever line had them.
      if (unitsOf(lines) <= limit.units) return [];
      const judged = limit.judges === "line" ? lines.map((line) => [line]) : [lines];
      return judged.flatMap((group) => overLimit(group, { code, day, limit }));
    });
    return { findings };
  },
};

/** Lines of one code and day together. */
function billedByDay(lines: readonly StandingLine[]): BilledUnits[] {
  const groups = new Map<string, BilledUnits>();
  for (const line of lines) {
    if (line.day === null || line.procedure === null) continue;
    const key = `${line.procedure} ${line.day}`;
    const group = groups.get(key) ?? { code: line.procedure, day: line.day, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function overLimit(
  group: readonly StandingLine[],
  { code, day, limit }: { code: string; day: string; limit: UnitLimit },
): RuleFinding[] {
  const units = unitsOf(group);
  const excess = units - limit.units;
  const amountCents = sum(group.map(({ line }) => line.amountCents));
  if (excess <= 0 || amountCents <= 0) return [];
  const centsPerUnit = Math.floor(amountCents / units);
  const charged = group.filter(({ line }) => line.amountCents > 0).map(({ index }) => index);
  return [
    {
      lines: charged,
      stakes: [{ lines: charged, amountCents: Math.floor(excess * centsPerUnit) }],
      kind: limit.units === 0 ? "not-payable" : limit.judges === "line" ? "on-a-line" : "on-a-day",
      facts: { code, day, units, limit: limit.units, edition: limit.edition },
    },
  ];
}

/** A credit takes units back. */
function unitsOf(lines: readonly StandingLine[]): number {
  return sum(
    lines.flatMap(({ line }) =>
      line.units === null ? [] : Math.sign(line.amountCents || 1) * Math.abs(line.units),
    ),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
