/** What a payer's file says of a negotiated price besides its amount (TiC schema, negotiated_prices). */
export interface RateTerms {
  billingClass: string;
  /** Sorted capitals; empty: the price is for the service without a modifier. */
  modifiers: string[];
  /** Places of service, two digits each and sorted; null: the file names none. */
  places: string[] | null;
  /** inpatient, outpatient or both; null: the file does not say (files before 2.0). */
  setting: string | null;
  /** negotiated, fee schedule, derived, percentage or per diem. */
  type: string;
  /** ISO; null: unreadable or not given. */
  expiresOn: string | null;
  /** The file's additional_information, cut at MAX_NOTE_LENGTH; null: none. */
  note: string | null;
}

const MAX_NOTE_LENGTH = 500;
const MAX_LISTED = 200;

/** The terms that a price's members say. Whatever is of another type than the schema's is read as text. */
export function rateTerms(price: Readonly<Record<string, unknown>>): RateTerms {
  const places = texts(price.service_code).map((place) => place.padStart(2, "0"));
  const modifiers = texts(price.billing_code_modifier).flatMap((text) => text.split(","));
  const setting = textOf(price.setting).toLowerCase();
  const note = textOf(price.additional_information).trim();
  return {
    billingClass: textOf(price.billing_class).trim().toLowerCase(),
    modifiers: sorted(modifiers.map((modifier) => modifier.trim().toUpperCase()).filter(Boolean)),
    places: places.length > 0 ? sorted(places) : null,
    setting: setting === "" ? null : setting,
    type: textOf(price.negotiated_type).trim().toLowerCase(),
    expiresOn: isoDate(textOf(price.expiration_date)),
    note: note === "" ? null : note.slice(0, MAX_NOTE_LENGTH),
  };
}

/** A date as ISO, which some payers write as in the United States; null where it is none. */
export function isoDate(text: string): string | null {
  const trimmed = text.trim();
  if (/^\d{4}-\d\d-\d\d/.test(trimmed)) return trimmed.slice(0, 10);
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed) ?? [];
  if (month === undefined || day === undefined) return null;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function texts(value: unknown): string[] {
  const items = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  return items.slice(0, MAX_LISTED).map(textOf).filter(Boolean);
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function sorted(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
