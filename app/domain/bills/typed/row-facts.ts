import { lookUpLabel } from "#app/domain/reading/labels/look-up-label.ts";
import { listPhrases } from "#app/domain/reading/labels/phrases.ts";
import { anyOf, oneOf } from "./long-patterns.ts";
import { type RowReading, wordsOf } from "./read-row.ts";
import { summaryRoleOf } from "./summary-rows.ts";

/** No row of a bill is longer; what follows decides nothing. */
const MAX_FACT_CHARACTERS = 500;

/** Numbers of accounts, pages, telephones and places. */
// input: at most MAX_FACT_CHARACTERS characters
const NUMBERED = new RegExp(
  anyOf(
    /\bpage \d+(?: of \d+)?\b|\b\d{3}[-.) ]+\d{3}[-. ]\d{4}\b|\b\d{3}-\d{4}\b/,
    /\b[A-Z]{2}\.? \d{5}(?:-\d{4})?$/,
    oneOf(
      /\b/,
      ["account", "acct", "invoice", "inv", "claim", "mrn", "npi", "tax id", "ein", "clia", "accession"],
      /\b\.?\s?(?:no\.?|number|num|id)?\s?[#:]?\s*[\w-]*\d{3}/,
    ),
    oneOf(
      /\b/,
      listPhrases(`member|group|policy|order|reference|receipt|trip|confirmation|statement|visit|chart`),
      /\b\.?\s?(?:(?:no\.?|number|num|id)\s?[#:]?|[#:])\s*[\w-]*\d/,
    ),
    /\b(?:order|trip|receipt|confirmation)\b \d{4}/,
  ),
  "i",
);
const MAX_LABEL_LENGTH = 30;
const STREET =
  /^\d{1,5} .*\b(?:street|st|avenue|ave|road|rd|way|boulevard|blvd|drive|lane|ln|highway|hwy|parkway|pkwy|plaza|circle|court)\b\.?(?:,| suite| ste|$)/i;
const LABELLED = new RegExp(
  oneOf(
    /^/,
    [
      "patient",
      "guarantor",
      "visit",
      "encounter",
      "dob",
      "birth",
      "phone",
      "tel",
      "fax",
      "questions",
      "po box",
      /p\.o\./,
      "subscriber",
      "id",
      "address",
      "attn",
      "mail",
      "physician",
      "provider",
      "dr",
      "attending",
      "facility",
      "location",
      /admit\w*/,
      "admission",
      /discharge\w*/,
      "due date",
      "insurance",
      "insured",
      "plan",
      "payer",
      "primary",
      "secondary",
      "printed",
      "date",
      "dates",
      /service dates?/,
      "date of service",
      "dos",
      "statement date",
      "bill date",
      "collected",
      "run date",
      "ordered",
      "exam",
    ],
    /\b[^:#]{0,20}[:#]/,
  ),
  "i",
);

/** Whether a row says something of the account, the sender or the page, and charges nothing. */
export function isFact(row: string): boolean {
  const text = row.slice(0, MAX_FACT_CHARACTERS);
  if (STREET.test(text)) return true;
  if (/\$\s?\d|\d\.\d\d\b|\d,\d{3}\b/.test(text)) return false;
  return (
    (NUMBERED.test(text) || LABELLED.test(text)) && summaryRoleOf(text.replace(/[\d#:]+/g, " ")) === null
  );
}

/** "Amount" or "Service date" above a value. */
export function isColumnLabel(text: string): boolean {
  if (text.length > MAX_LABEL_LENGTH) return false;
  const roles = lookUpLabel(text.replace(/:$/, ""))?.roles;
  return (
    roles !== undefined &&
    (roles.column !== undefined || roles.date !== undefined) &&
    summaryRoleOf(text) === null
  );
}

/** A day that stands by itself. */
export const isOnlyDate = (reading: RowReading) =>
  reading.hasDate &&
  !/\p{L}{2}|\d/u.test(
    wordsOf(reading, new Set()).replace(
      /\b(?:date|dates|of|service|services|dos|from|to|thru|through|visit|on|collected|run|exam|performed)\b/gi,
      "",
    ),
  );

/** 'Visit at Oak Terrace Clinic - 06/09/2026': the day of what stands below. */
export function dayOfCare({ row, day, hasDate }: RowReading): string | null {
  if (
    !hasDate ||
    !/\b(?:visit|dos|date of service|service date|dates? of care|run date|collected|care|seen|exam date)\b/i.test(
      row.text,
    )
  )
    return null;
  return /\b(?:statement|due|paid|payment|next)\b/i.test(row.text) ? null : day;
}
