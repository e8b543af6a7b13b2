import { squash } from "../labels/fold-text.ts";
import { endOfRange } from "./date-places.ts";
import type { DateReading } from "./date-reading.ts";

const ADMISSION = squash("admi");
const DISCHARGE = squash("disch");

/** Whether both ends of a time of care stand on the paper as such: as one range behind words for care, or as a day of admission and
 *  another one of discharge. */
export function isPeriodPrinted({ labelled, dates }: Pick<DateReading, "labelled" | "dates">): boolean {
  const care = labelled.filter(({ label }) => label.roles.date === "service");
  if (care.some(({ value }) => endOfRange(value, dates) !== null)) return true;
  const admitted = care.find(({ label }) => label.key.includes(ADMISSION));
  const discharged = care.find(({ label }) => label.key.includes(DISCHARGE));
  return admitted !== undefined && discharged !== undefined && admitted.value !== discharged.value;
}
