import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { endOfRange } from "./date-places.ts";
import type { DateReading } from "./date-reading.ts";

/** "Dates of service 03/02/2026": all care was on this day. */
const ALL_DAYS = ["dates of service", "date(s) of service", "service dates", "service date(s)"].map(squash);
const ADMISSION = squash("admi");
const DISCHARGE = squash("disch");

/** Whether the document prints both ends of the care period. It may print a range after words for care, a single
 *  day for all care, or admission and discharge days. */
export function isPeriodPrinted({ labelled, dates, isoOf }: DateReading): boolean {
  const care = labelled.filter(({ label }) => label.roles.date === "service");
  if (care.some(({ value }) => endOfRange(value, dates) !== null)) return true;
  const days = new Set(care.map(({ value }) => isoOf(value)));
  if (days.size === 1 && care.some(({ label }) => ALL_DAYS.includes(label.key))) return true;
  const admitted = care.find(({ label }) => label.key.includes(ADMISSION));
  const discharged = care.find(({ label }) => label.key.includes(DISCHARGE));
  return admitted !== undefined && discharged !== undefined && admitted.value !== discharged.value;
}
