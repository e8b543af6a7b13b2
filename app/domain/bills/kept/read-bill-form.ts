import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import { type FieldTexts, type LineField, lineFieldName, textsOf, totalFields } from "./bill-fields.ts";
import {
  type CorrespondenceField,
  correspondenceFields,
  emptyCorrespondence,
  emptyLine,
  type KeptBill,
  type KeptLine,
  type StatedValue,
} from "./kept-bill.ts";
import {
  type FieldProblem,
  type ReadField,
  readAmount,
  readCharge,
  readCode,
  readDay,
  readDayAhead,
  readModifiers,
  readRevenueCode,
  readText,
  readUnits,
} from "./read-field.ts";

export type ReadBillForm =
  | { outcome: "read"; bill: KeptBill }
  /** By the names of the form's fields. */
  | { outcome: "invalid"; problems: Record<string, FieldProblem> };

interface FormContext {
  /** The lines that the form has; those that the bill has not are added. Other lines stay as they are. */
  lineIds: number[];
  /** The hospital that the form chose; undefined: one that is not known. */
  hospital: LinkedHospital | null | undefined;
  /** ISO day. */
  today: string;
}

/**
 * The bill with what a form says in place of what it said. A value that was not changed stays as it is, whatever it is; one
 * that was put right keeps the place where it is printed. An empty field states nothing.
 */
export function readBillForm(bill: KeptBill, texts: FieldTexts, context: FormContext): ReadBillForm {
  const { lineIds, hospital, today } = context;
  const shown = textsOf(bill, lineIds);
  const problems: Record<string, FieldProblem> = {};

  function read<Value>(
    name: string,
    present: StatedValue<Value> | null,
    readTyped: (typed: string) => ReadField<Value>,
    isSame = texts[name] === shown[name],
  ): StatedValue<Value> | null {
    if (isSame) return present;
    const typed = tidyLine(texts[name] ?? "");
    if (typed === "") return null;
    const field = readTyped(typed);
    if ("problem" in field) {
      problems[name] = field.problem;
      return present;
    }
    return { value: field.value, printed: present?.printed ? { ...present.printed, confidence: 1 } : null };
  }

  function readLine(line: KeptLine): KeptLine {
    const name = (field: LineField) => lineFieldName(line.lineId, field);
    const [type, code] = [name("codeType"), name("code")];
    const isSameCode = texts[type] === shown[type] && texts[code] === shown[code];
    const { otherAmountCents, ...others } = line;
    const amountCents = read(name("amountCents"), line.amountCents, readCharge);
    const isSameAmount = amountCents === line.amountCents;
    return {
      ...others,
      ...(isSameAmount && otherAmountCents !== undefined && { otherAmountCents }),
      serviceDate: read(name("serviceDate"), line.serviceDate, (typed) => readDay(typed, today)),
      serviceCode: read(code, line.serviceCode, (typed) => readCode(texts[type] ?? "", typed), isSameCode),
      modifiers: readLineModifiers(line, name("modifiers")),
      revenueCode: read(name("revenueCode"), line.revenueCode, readRevenueCode),
      description: read(name("description"), line.description, readText),
      units: read(name("units"), line.units, readUnits),
      unitPriceCents: read(name("unitPriceCents"), line.unitPriceCents ?? null, readAmount),
      amountCents,
    };
  }

  /** All that is printed of them stays with the first. */
  function readLineModifiers({ modifiers }: KeptLine, name: string): StatedValue<string>[] {
    const [first] = modifiers;
    const present = first ? { value: modifiers.map(({ value }) => value), printed: first.printed } : null;
    const all = read(name, present, readModifiers);
    if (all === present) return modifiers;
    return (all?.value ?? []).map((value) => ({ value, printed: all?.printed ?? null }));
  }

  const totals = { ...bill.totals };
  for (const role of totalFields) totals[role] = read(role, totals[role], readAmount);
  const correspondence = { ...(bill.correspondence ?? emptyCorrespondence) };
  for (const field of correspondenceFields) {
    correspondence[field] = read(field, correspondence[field], readerOf(field));
  }
  const isAnyStated = correspondenceFields.some((field) => correspondence[field] !== null);
  const day = (typed: string) => readDay(typed, today);
  const serviceDates = {
    first: read("firstServiceDate", bill.serviceDates.first, day),
    last: read("lastServiceDate", bill.serviceDates.last, day),
  };
  const { first, last } = serviceDates;
  if (first && last && last.value < first.value && !problems.lastServiceDate) {
    problems.lastServiceDate = "date-before-first";
  }
  if (hospital === undefined) problems.hospital = "hospital-unknown";
  const known = new Set(bill.lines.map(({ lineId }) => lineId));
  const added = lineIds.filter((lineId) => !known.has(lineId)).map((lineId) => ({ ...emptyLine, lineId }));
  const inForm = new Set(lineIds);
  const { areSumsConfirmed, ...others } = bill;
  const changed: KeptBill = {
    ...others,
    providerName: read("providerName", bill.providerName, readText),
    hospital: hospital ?? null,
    statementDate: read("statementDate", bill.statementDate, day),
    serviceDates,
    totals,
    lines: [...bill.lines, ...added].map((line) => (inForm.has(line.lineId) ? readLine(line) : line)),
    lastLineId: Math.max(bill.lastLineId, ...lineIds),
    ...((bill.correspondence || isAnyStated) && { correspondence }),
  };
  if (Object.keys(problems).length > 0) return { outcome: "invalid", problems };
  const isConfirmed = areSumsConfirmed && amountsOf(changed) === amountsOf(bill);
  const isPeriodChanged =
    serviceDates.first !== bill.serviceDates.first || serviceDates.last !== bill.serviceDates.last;
  return {
    outcome: "read",
    bill: {
      ...changed,
      ...(isConfirmed && { areSumsConfirmed }),
      ...(bill.reading && isPeriodChanged && { reading: { ...bill.reading, isPeriodPrinted: true } }),
    },
  };
}

const readerOf = (field: CorrespondenceField) => (field === "disputeBy" ? readDayAhead : readText);

/** All that takes part in the sums of a bill. */
function amountsOf({ totals, lines }: KeptBill): string {
  return JSON.stringify([
    totalFields.map((role) => totals[role]?.value ?? null),
    lines.map(({ amountCents }) => amountCents?.value ?? null),
  ]);
}

/** Whether a line is empty. */
export function isBlank({ lineId: _, modifiers, ...line }: KeptLine): boolean {
  return modifiers.length === 0 && Object.values(line).every((value) => value === null);
}
