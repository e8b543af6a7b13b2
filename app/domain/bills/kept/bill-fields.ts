import {
  correspondenceFields,
  type KeptBill,
  type KeptLine,
  type KeptTotals,
  type PrintedPlace,
  type StatedValue,
} from "./kept-bill.ts";

/** What a form of a bill asks for once, in its order. */
export const factFields = [
  "providerName",
  "hospital",
  "statementDate",
  "firstServiceDate",
  "lastServiceDate",
  "chargesCents",
  "adjustmentsCents",
  "insurancePaidCents",
  "patientPaidCents",
  "otherPaidCents",
  "amountDueCents",
  ...correspondenceFields,
] as const;

export const totalFields = [
  "chargesCents",
  "adjustmentsCents",
  "insurancePaidCents",
  "patientPaidCents",
  "otherPaidCents",
  "amountDueCents",
] as const satisfies (keyof KeptTotals)[];

/** What it asks for of each line, in its order. */
export const lineFields = [
  "serviceDate",
  "description",
  "codeType",
  "code",
  "modifiers",
  "revenueCode",
  "units",
  "unitPriceCents",
  "amountCents",
] as const;

export type LineField = (typeof lineFields)[number];

/** The name of a line's field in a form. */
export function lineFieldName(lineId: number, field: LineField): string {
  return `line-${lineId}-${field}`;
}

/** What a form's fields say: texts by their names. */
export type FieldTexts = Readonly<Record<string, string>>;

/** A bill as the texts of its form, with these of its lines; a line that it has not is empty. */
export function textsOf(bill: KeptBill, lineIds: number[]): Record<string, string> {
  const { providerName, hospital, statementDate, serviceDates, totals } = bill;
  const texts: Record<string, string> = {
    providerName: textOf(providerName),
    hospital: hospital?.shortId ?? "",
    statementDate: textOf(statementDate),
    firstServiceDate: textOf(serviceDates.first),
    lastServiceDate: textOf(serviceDates.last),
  };
  for (const role of totalFields) texts[role] = dollarsText(totals[role]);
  for (const field of correspondenceFields) texts[field] = textOf(bill.correspondence?.[field] ?? null);
  const lines = new Map(bill.lines.map((line) => [line.lineId, line]));
  for (const lineId of lineIds) {
    const line = lines.get(lineId);
    for (const field of lineFields) {
      texts[lineFieldName(lineId, field)] = line ? lineTexts[field](line) : "";
    }
  }
  return texts;
}

const lineTexts: Record<LineField, (line: KeptLine) => string> = {
  serviceDate: ({ serviceDate }) => textOf(serviceDate),
  description: ({ description }) => textOf(description),
  codeType: ({ serviceCode }) => serviceCode?.value.codeType ?? "",
  code: ({ serviceCode }) => serviceCode?.value.code ?? "",
  modifiers: ({ modifiers }) => modifiers.map(({ value }) => value).join(" "),
  revenueCode: ({ revenueCode }) => textOf(revenueCode),
  units: ({ units }) => textOf(units),
  unitPriceCents: ({ unitPriceCents }) => dollarsText(unitPriceCents ?? null),
  amountCents: ({ amountCents }) => dollarsText(amountCents),
};

/** Where each field's value is printed; of fields whose value is typed, or not stated, nothing. */
export function placesOf(bill: KeptBill): Map<string, PrintedPlace> {
  const { providerName, statementDate, serviceDates, totals, lines } = bill;
  const stated: [string, StatedValue<unknown> | null | undefined][] = [
    ["providerName", providerName],
    ["statementDate", statementDate],
    ["firstServiceDate", serviceDates.first],
    ["lastServiceDate", serviceDates.last],
    ...totalFields.map((role) => [role, totals[role]] as [string, StatedValue<number> | null]),
    ...correspondenceFields.map(
      (field) => [field, bill.correspondence?.[field]] as [string, StatedValue<string> | null | undefined],
    ),
    ...lines.flatMap((line) =>
      lineFields.map(
        (field) =>
          [lineFieldName(line.lineId, field), statedIn(line, field)] as [string, StatedValue<unknown> | null],
      ),
    ),
  ];
  return new Map(stated.flatMap(([name, value]) => (value?.printed ? [[name, value.printed]] : [])));
}

function statedIn(line: KeptLine, field: LineField): StatedValue<unknown> | null {
  switch (field) {
    case "codeType":
      return null; // at the place of its code
    case "code":
      return line.serviceCode;
    case "modifiers":
      return line.modifiers[0] ?? null;
    default:
      return line[field] ?? null;
  }
}

function textOf(stated: StatedValue<string | number> | null): string {
  return stated === null ? "" : String(stated.value);
}

function dollarsText(stated: StatedValue<number> | null): string {
  return stated === null ? "" : (stated.value / 100).toFixed(2);
}
