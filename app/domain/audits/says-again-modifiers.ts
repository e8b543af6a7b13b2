/** The modifiers that say a service was done again: a repeat by the same or another clinician, a repeated laboratory test,
 *  and a separate one. */
export const saysAgainModifiers: ReadonlySet<string> = new Set([
  "76",
  "77",
  "91",
  "59",
  "XE",
  "XS",
  "XP",
  "XU",
]);

/** The modifiers that say who did it: surgeons together, assistants, and who gave or directed anesthesia. Each of them charges the code. */
export const clinicianModifiers: ReadonlySet<string> = new Set(
  "62,66,80,81,82,AS,AA,AD,QK,QX,QY,QZ".split(","),
);
