import type { AuditedLine } from "./audited-bill.ts";

/** Returns lines as they can be typed again, so that `readTypedBill` reads the same. A question mark after units or an amount
 *  says that they were not read with confidence. `previousCents`: a balance of an earlier bill, which has no separate field in
 *  the form. `unread`: texts without an amount, which stay to be completed. */
export function writeTypedLines(
  lines: readonly AuditedLine[],
  { previousCents, unread }: { previousCents: number | null; unread: readonly string[] },
): string {
  const previous = previousCents === null ? [] : [`Previous balance  ${dollars(previousCents)}`];
  return [...lines.map(writeTypedLine), ...previous, ...unread].join("\n");
}

/** Whether a text says its bill as `writeTypedLines` writes it, nothing being left unread that may hold an amount. */
export function isUnchanged(typed: string, written: string, unread: readonly string[]): boolean {
  const rowsOf = (text: string) => text.split(/\r\n?|\n/).map((row) => row.trim());
  return (
    rowsOf(typed.trim()).join("\n") === rowsOf(written.trim()).join("\n") &&
    !unread.some((row) => /\d/.test(row))
  );
}

function writeTypedLine(line: AuditedLine): string {
  const {
    serviceDate,
    serviceCode,
    revenueCode,
    modifiers,
    units,
    unitPriceCents,
    amountCents,
    description,
  } = line;
  const code =
    serviceCode && serviceCode.codeType !== "RC" ? [serviceCode.code, ...modifiers].join("-") : null;
  const mark = (doubt: "units" | "amount") => (line.unsure?.includes(doubt) ? "?" : "");
  const parts = [
    serviceDate,
    code,
    revenueCode,
    description,
    units === null ? null : `x${units}${mark("units")}`,
    unitPriceCents === null ? null : `@ ${dollars(unitPriceCents)}`,
    dollars(amountCents) + mark("amount"),
  ];
  return parts.filter((part) => part !== null && part !== "").join("  ");
}

function dollars(amountCents: number): string {
  return `$${(amountCents / 100).toFixed(2)}`.replace("$-", "-$");
}
