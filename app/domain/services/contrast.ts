export type Contrast = "with" | "without" | "both";

const BOTH =
  /\b(?:with and without|without and(?: then)? with|w ?(?:and|&)? ?wo)\b|\bw ?\/ ?(?:&|and) ?w ?\/ ?o\b/;
const WITHOUT = /\b(?:without|wo|w ?\/ ?o|no|non|sin) contrast/;
const WITH = /\b(?:with|w|con) contrast/;

/** Whether a text asks for a scan with contrast, without it, or both in turn; null: it does not say. */
export function contrastOf(text: string): Contrast | null {
  const plain = sayingContrast(text);
  if (BOTH.test(plain)) return "both";
  if (WITHOUT.test(plain)) return "without";
  return WITH.test(plain) ? "with" : null;
}

/** The text in small letters, with 'contrast' for what people call it: 'CT no dye' as 'ct without contrast'. */
export function sayingContrast(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /\bcontraste\b|\b(?:iv |contrast )?dye\b|\b(?:iv|oral) contrast\b|\bcontrast (?:agent|material|medium)\b/g,
      "contrast",
    )
    .replace(/\bnon ?-? ?contrast(?:ed)?\b|\bw ?\/ ?out contrast\b|\bno contrast\b/g, "without contrast");
}
