import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from "pdf-lib";
import type { AuditedBill, AuditedLine } from "#app/domain/audits/audited-bill.ts";

interface Column {
  heading: string;
  /** In points from the page's left side. */
  at: number;
  isRightAligned?: boolean;
  /** In points: what is longer is cut. */
  widest?: number;
  textOf(line: AuditedLine): string;
}

interface Layout {
  font: StandardFonts;
  fontSize: number;
  labels: {
    statementDate: string;
    service: string;
    charges: string;
    adjustments: string;
    payments: string;
    due: string;
  };
  columns: readonly Column[];
}

const PAGE = { width: 612, height: 792, margin: 44 };
const RIGHT = PAGE.width - PAGE.margin;

const day: Column = { heading: "Date", at: 44, textOf: ({ serviceDate }) => usDate(serviceDate) };
const code: Column = { heading: "HCPCS", at: 152, textOf: ({ serviceCode }) => serviceCode?.code ?? "" };
const words: Column = {
  heading: "Description",
  at: 240,
  widest: 205,
  textOf: ({ description }) => description ?? "",
};
const units: Column = {
  heading: "Qty",
  at: 470,
  isRightAligned: true,
  textOf: (line) => String(line.units ?? ""),
};
const amount: Column = {
  heading: "Amount",
  at: RIGHT,
  isRightAligned: true,
  textOf: ({ amountCents }) => dollars(amountCents),
};

/** How hospitals, practices and old line printers print a bill. */
export const layouts: readonly Layout[] = [
  {
    font: StandardFonts.Helvetica,
    fontSize: 9,
    labels: {
      statementDate: "Statement date",
      service: "Dates of service",
      charges: "Total charges",
      adjustments: "Adjustments",
      payments: "Payments",
      due: "Amount due",
    },
    columns: [
      day,
      { heading: "Rev", at: 108, textOf: ({ revenueCode }) => revenueCode ?? "" },
      code,
      { heading: "Mod", at: 200, textOf: ({ modifiers }) => modifiers.join(" ") },
      words,
      units,
      amount,
    ],
  },
  {
    font: StandardFonts.TimesRoman,
    fontSize: 10,
    labels: {
      statementDate: "Bill date",
      service: "Service dates",
      charges: "Total charges",
      adjustments: "Insurance adjustments",
      payments: "Payments received",
      due: "Balance due",
    },
    columns: [
      { ...words, heading: "Service", at: 44, widest: 225 },
      { ...code, heading: "Code", at: 280 },
      { heading: "Modifier", at: 330, textOf: ({ modifiers }) => modifiers.join(" ") },
      { ...day, heading: "Service date", at: 390 },
      { ...units, heading: "Units", at: 495 },
      { ...amount, heading: "Charges" },
    ],
  },
  {
    font: StandardFonts.Courier,
    fontSize: 8,
    labels: {
      statementDate: "STATEMENT DATE",
      service: "SERVICE DATES",
      charges: "TOTAL CHARGES",
      adjustments: "CONTRACTUAL ADJUSTMENTS",
      payments: "TOTAL PAYMENTS",
      due: "PATIENT BALANCE",
    },
    columns: [
      { ...day, heading: "DATE" },
      {
        ...code,
        heading: "CODE",
        textOf: ({ serviceCode, modifiers }) => [serviceCode?.code, ...modifiers].filter(Boolean).join("-"),
        at: 110,
      },
      { heading: "REV", at: 176, textOf: ({ revenueCode }) => revenueCode ?? "" },
      {
        ...words,
        heading: "DESCRIPTION",
        at: 212,
        textOf: ({ description }) => (description ?? "").toUpperCase(),
      },
      { ...units, heading: "QTY", at: 480 },
      { ...amount, heading: "CHARGE" },
    ],
  },
];

/** A bill as a PDF with text. */
export async function renderBill(bill: AuditedBill, layout: Layout): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(layout.font);
  const sheet = openSheet(pdf, font, layout.fontSize);
  const { labels, columns } = layout;
  sheet.print(bill.provider.name ?? "", PAGE.margin, { scale: 1.8 });
  sheet.newLine(2);
  sheet.print("2400 River Road, Dayton, OH 45402", PAGE.margin);
  sheet.newLine(2);
  sheet.print("Patient: Avery Sample", PAGE.margin);
  sheet.print(`${labels.statementDate}: ${usDate(bill.statementDate)}`, 330);
  sheet.newLine();
  sheet.print("Account number: 4410-20931", PAGE.margin);
  sheet.print(`${labels.service}: ${serviceDays(bill)}`, 330);
  sheet.newLine(2);
  for (const column of columns) sheet.print(column.heading, column.at, column);
  sheet.newLine();
  for (const line of bill.lines) {
    for (const column of columns) {
      const text = column.textOf(line);
      sheet.print(
        column.widest ? cutTo(column.widest, text, font, layout.fontSize) : text,
        column.at,
        column,
      );
    }
    sheet.newLine();
  }
  sheet.newLine();
  const { chargesCents, adjustmentsCents, paymentsCents, balanceCents } = bill.totals;
  for (const [label, cents] of [
    [labels.charges, chargesCents],
    [labels.adjustments, adjustmentsCents === null ? null : -adjustmentsCents],
    [labels.payments, paymentsCents === null ? null : -paymentsCents],
    [labels.due, balanceCents],
  ] as const) {
    if (cents === null) continue;
    sheet.print(label, 330);
    sheet.print(dollars(cents), RIGHT, { isRightAligned: true });
    sheet.newLine();
  }
  return pdf.save();
}

function openSheet(pdf: PDFDocument, font: PDFFont, fontSize: number) {
  const lineHeight = fontSize * 1.55;
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  let top = PAGE.margin + 20;
  return {
    /** `at`: the text's left side, or its right. */
    print(
      text: string,
      at: number,
      { scale = 1, isRightAligned = false }: { scale?: number; isRightAligned?: boolean } = {},
    ) {
      const size = fontSize * scale;
      const x = isRightAligned ? at - font.widthOfTextAtSize(text, size) : at;
      page.drawText(text, { x, y: PAGE.height - top, size, font });
    },
    newLine(count = 1) {
      top += count * lineHeight;
      if (top < PAGE.height - PAGE.margin) return;
      page = pdf.addPage([PAGE.width, PAGE.height]);
      top = PAGE.margin;
    },
  };
}

function cutTo(widest: number, text: string, font: PDFFont, fontSize: number): string {
  let length = text.length;
  while (length > 0 && font.widthOfTextAtSize(text.slice(0, length), fontSize) > widest) length -= 1;
  return text.slice(0, length).trim();
}

function serviceDays({ serviceFrom, serviceTo }: AuditedBill): string {
  return serviceFrom === serviceTo ? usDate(serviceFrom) : `${usDate(serviceFrom)} - ${usDate(serviceTo)}`;
}

function usDate(iso: string | null): string {
  const [year, month, date] = (iso ?? "").split("-");
  return iso === null ? "" : `${month}/${date}/${year}`;
}

function dollars(cents: number): string {
  const text = (Math.abs(cents) / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
  return cents < 0 ? `-${text}` : text;
}
