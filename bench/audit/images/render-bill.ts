import { PDFDocument } from "pdf-lib";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { type Column, isRightAligned, type Layout } from "./layout.ts";
import { openSheet, PAGE, type Sheet } from "./sheet.ts";
import { type TextStyle, textOfField, textStyle } from "./text-of-field.ts";

/** A bill as a PDF with text. */
export async function renderBill(bill: AuditedBill, layout: Layout): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const sheet = openSheet(pdf, await pdf.embedFont(layout.font), layout.fontSize);
  const style = textStyle(layout);
  printHead(sheet, bill, layout, style);
  printTable(sheet, bill, layout, style);
  printSummary(sheet, bill, layout, style);
  return pdf.save();
}

function printHead(sheet: Sheet, bill: AuditedBill, { title, labels }: Layout, { day }: TextStyle): void {
  const { serviceFrom, serviceTo, statementDate, provider } = bill;
  sheet.print(provider.name ?? "", PAGE.margin, { scale: 1.8 });
  sheet.newLine(2);
  sheet.print("2400 River Road, Dayton, OH 45402", PAGE.margin);
  sheet.print(title, 400);
  sheet.newLine(2);
  sheet.print("Patient: Avery Sample", PAGE.margin);
  sheet.print(`${labels.statementDate}: ${day(statementDate)}`, 330);
  sheet.newLine();
  const days = serviceFrom === serviceTo ? day(serviceFrom) : `${day(serviceFrom)} - ${day(serviceTo)}`;
  sheet.print("Account number: 4410-20931", PAGE.margin);
  sheet.print(`${labels.service}: ${days}`, 330);
  sheet.newLine(2);
}

function printTable(sheet: Sheet, bill: AuditedBill, layout: Layout, style: TextStyle): void {
  const { lines } = bill;
  const isShown = ({ field }: Column) =>
    field !== "unit-price" || lines.some(({ unitPriceCents }) => unitPriceCents !== null);
  const [columns, below] = [layout.columns.filter(isShown), layout.columnsBelow.filter(isShown)];
  const printRow = (cells: readonly Column[], textOf: (cell: Column) => string) => {
    for (const cell of cells)
      sheet.print(textOf(cell), cell.at, { isRightAligned: isRightAligned(cell), maxWidth: cell.maxWidth });
    sheet.newLine();
  };
  if (layout.hasHeadings) printRow(columns, ({ heading }) => heading);
  let balanceCents = 0;
  let section = { cents: 0, count: 0 };
  for (const [index, line] of lines.entries()) {
    if (layout.hasSections && line.revenueCode !== lines[index - 1]?.revenueCode) {
      sheet.print(`Department ${line.revenueCode?.slice(1, 3) ?? "00"}`, PAGE.margin);
      sheet.newLine();
      section = { cents: 0, count: 0 };
    }
    balanceCents += line.amountCents;
    section = { cents: section.cents + line.amountCents, count: section.count + 1 };
    const textOf = (cell: Column) => textOfField(cell.field, { line, index, balanceCents }, style);
    printRow(columns, textOf);
    if (below.length > 0) printRow(below, (cell) => [cell.heading, textOf(cell)].join(" "));
    const endsSection = line.revenueCode !== lines[index + 1]?.revenueCode;
    if (layout.hasSections && endsSection && section.count > 1) {
      sheet.print("Subtotal", 330);
      sheet.print(style.dollars(section.cents), PAGE.right, { isRightAligned: true });
      sheet.newLine();
    }
  }
  if (layout.paymentsIn === "table") {
    for (const { date, amountCents } of bill.payments ?? []) {
      balanceCents -= amountCents;
      printRow(columns, ({ field }) => {
        if (field === "day") return style.day(date);
        if (field === "words") return layout.labels.payment;
        if (field === "credit") return style.dollars(-amountCents);
        return field === "balance" ? style.dollars(balanceCents) : "";
      });
    }
  }
  sheet.newLine();
}

function printSummary(sheet: Sheet, bill: AuditedBill, layout: Layout, { dollars, day }: TextStyle): void {
  const { labels, totalsAt } = layout;
  const right = layout.columns.find(({ field }) => field === "amount")!.at;
  const { chargesCents, adjustmentsCents, paymentsCents, balanceCents } = bill.totals;
  const print = (label: string, cents: number) => {
    sheet.print(label, totalsAt);
    sheet.print(dollars(cents), Math.max(right, 392), { isRightAligned: true });
    sheet.newLine();
  };
  print(labels.charges, chargesCents ?? 0);
  print(labels.adjustments, -(adjustmentsCents ?? 0));
  const listed = layout.paymentsIn === "summary" ? (bill.payments ?? []) : [];
  for (const { date, amountCents } of listed) print(`${labels.payment} ${day(date)}`, -amountCents);
  print(listed.length > 1 ? `Total ${lowerFirst(labels.payments)}` : labels.payments, -(paymentsCents ?? 0));
  print(labels.due, balanceCents ?? 0);
  for (const offer of layout.offers) {
    const dueCents = balanceCents ?? 0;
    if (offer === "prompt-pay") print("Prompt-pay price", Math.round(dueCents * 0.8));
    if (offer === "if-paid-by")
      print(`Amount you owe if paid by ${day("2026-06-30")}`, Math.round(dueCents * 0.9));
    if (offer === "plan") print("Payment plan of 12 months", Math.ceil(dueCents / 12));
  }
}

/** "Total payments" holds "Payments" already. */
function lowerFirst(label: string): string {
  const bare = label.replace(/^total /i, "");
  return bare === bare.toUpperCase() ? bare : bare[0]!.toLowerCase() + bare.slice(1);
}
