import type { AuditedLine } from "#app/domain/audits/audited-bill.ts";
import type { ColumnField, Layout } from "./layout.ts";

/** How a layout writes days and amounts. */
export interface TextStyle {
  /** An ISO day; empty for null. */
  day(iso: string | null): string;
  dollars(cents: number): string;
}

interface LineAt {
  line: AuditedLine;
  index: number;
  /** Of the charges up to this one. */
  balanceCents: number;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const PLAN_DISCOUNT = 0.35;

/** What a field prints of a line; empty where the line says nothing of it. */
export function textOfField(
  field: ColumnField,
  { line, index, balanceCents }: LineAt,
  { day, dollars }: TextStyle,
): string {
  const { serviceCode, modifiers, units, unitPriceCents, amountCents } = line;
  const discountCents = Math.round(amountCents * PLAN_DISCOUNT);
  switch (field) {
    case "day":
      return day(line.serviceDate);
    case "revenue":
      return line.revenueCode ?? "";
    case "code":
      return serviceCode?.code ?? "";
    case "modifiers":
      return modifiers.join(" ");
    case "code-modifiers":
      return [serviceCode?.code, ...modifiers].filter(Boolean).join("-");
    case "words":
      return line.description ?? "";
    case "capitals":
      return (line.description ?? "").toUpperCase();
    case "units":
      return String(units ?? "");
    case "unit-price":
      return unitPriceCents === null ? "" : dollars(unitPriceCents);
    case "amount":
      return dollars(amountCents);
    case "discount":
      return dollars(-discountCents);
    case "allowed":
      return dollars(amountCents - discountCents);
    case "credit":
      return "";
    case "balance":
      return dollars(balanceCents);
    case "item":
      return String(410_200 + index * 37);
  }
}

/** The days and amounts of a layout. */
export function textStyle({ dates, credits, hasDollarSigns }: Layout): TextStyle {
  return {
    day(iso) {
      if (iso === null) return "";
      const [year = "", month = "", date = ""] = iso.split("-");
      if (dates === "words") return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
      if (dates === "dashes") return `${month}-${date}-${year}`;
      return `${month}/${date}/${dates === "short" ? year.slice(2) : year}`;
    },
    dollars(cents) {
      const amount = (Math.abs(cents) / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
      const text = `${hasDollarSigns ? "$" : ""}${amount}`;
      if (cents >= 0) return text;
      if (credits === "parentheses") return `(${text})`;
      return credits === "trailing" ? `${text}-` : `-${text}`;
    },
  };
}
