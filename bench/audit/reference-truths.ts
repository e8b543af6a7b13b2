import type { Draft, DraftLine, DraftTruth } from "./bench-bill.ts";
import type { PublishedEdits } from "./published-edits.ts";
import { isHighVisit, isSurgery, isVisit } from "./services.ts";

/** What parts a pair of indicator 1, as the NCCI policy manual lists it. */
const PARTS = new Set(
  (
    "24 25 27 57 58 59 78 79 91 XE XP XS XU LT RT E1 E2 E3 E4 LC LD RC LM RI " +
    "FA F1 F2 F3 F4 F5 F6 F7 F8 F9 TA T1 T2 T3 T4 T5 T6 T7 T8 T9"
  ).split(" "),
);

/** What the tables and the order of codes say of any planted bill: pairs, units, add-ons, visits. Read from the published rows
 *  line by line, slowly and plainly, as a reference for the engine. */
export function referenceTruths(draft: Draft, edits: PublishedEdits): DraftTruth[] {
  const charged = draft.lines.filter((line) => !line.isTakenBack && line.code !== null);
  const truths: DraftTruth[] = [];
  for (const day of new Set(charged.map((line) => line.day))) {
    const ofDay = charged.filter((line) => line.day === day);
    truths.push(...visitTruths(ofDay));
    if (draft.setting === "inpatient") continue;
    const table = draft.setting === "professional" ? "practitioner" : "hospital";
    truths.push(...pairTruths(ofDay, edits, table), ...limitTruths(ofDay, edits, table));
    truths.push(...addOnTruths(ofDay, edits));
  }
  return truths;
}

type Table = "practitioner" | "hospital";

function pairTruths(ofDay: DraftLine[], { pairs }: PublishedEdits, table: Table): DraftTruth[] {
  return ofDay
    .filter(({ cents }) => cents > 0)
    .flatMap((second): DraftTruth[] => {
      const beside = ofDay.filter(
        (first) =>
          first.cents > 0 &&
          pairs.some(
            ({ column1, column2, isForHospitals, indicator }) =>
              column1 === first.code &&
              column2 === second.code &&
              (table === "practitioner" || isForHospitals) &&
              (indicator === "0" || ![...first.modifiers, ...second.modifiers].some((one) => PARTS.has(one))),
          ),
      );
      const targets = [{ lines: [second], cents: second.cents }];
      return [...new Set(beside.map(({ code }) => code))].map((first) => ({
        rule: "ncci-pair",
        lines: [second],
        beside: beside.filter(({ code }) => code === first),
        amountCents: second.cents,
        targets,
      }));
    });
}

function limitTruths(ofDay: DraftLine[], { limits }: PublishedEdits, table: Table): DraftTruth[] {
  return [...new Set(ofDay.map(({ code }) => code!))].flatMap((code): DraftTruth[] => {
    const limit = limits.get(code)?.[table];
    if (!limit) return [];
    const lines = ofDay.filter((line) => line.code === code);
    const together = limit.isOfLine ? lines.map((line) => [line]) : [lines];
    return together.flatMap((group): DraftTruth[] => {
      const units = add(group.map((line) => (line.cents < 0 ? -line.units : line.units)));
      if (units <= limit.units) return [];
      const centsOfUnit = Math.floor(add(group.map(({ cents }) => cents)) / units);
      const charges = group.filter(({ cents }) => cents > 0);
      const amountCents = (units - limit.units) * centsOfUnit;
      return [
        { rule: "mue-units", lines: charges, amountCents, targets: [{ lines: charges, cents: amountCents }] },
      ];
    });
  });
}

function addOnTruths(ofDay: DraftLine[], { primaries }: PublishedEdits): DraftTruth[] {
  return ofDay.flatMap((line): DraftTruth[] => {
    const others = primaries.get(line.code!);
    if (!others || others.has("CCCCC") || line.cents <= 0) return [];
    if (ofDay.some(({ code, cents }) => cents > 0 && others.has(code!))) return [];
    return [{ rule: "add-on-without-primary", lines: [line], amountCents: 0, targets: [] }];
  });
}

function visitTruths(ofDay: DraftLine[]): DraftTruth[] {
  const visits = ofDay.filter(({ code, cents }) => isVisit(code) && cents > 0);
  const surgeries = ofDay.filter(({ code, cents }) => isSurgery(code) && cents > 0);
  return visits.flatMap((visit): DraftTruth[] => {
    const high: DraftTruth[] = isHighVisit(visit.code)
      ? [{ rule: "em-level", lines: [visit], amountCents: 0, targets: [] }]
      : [];
    const isParted = visit.modifiers.includes("25") || visit.modifiers.includes("57");
    if (isParted || surgeries.length === 0) return high;
    return [
      ...high,
      { rule: "modifier-missing", lines: [visit], beside: surgeries, amountCents: 0, targets: [] },
    ];
  });
}

function add(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
