/** "PO Box 287", "P.O. BOX 118, ", "Caller Box C268" at a street's start. */
export const POST_OFFICE_BOX = /^(?:(?:p\.? ?o\.?|post office|caller) )?box +[\w-]+[\s,/-]*/i;

const COUNTING_WORDS = "one two three four five six seven eight nine ten".split(" ");

/**
 * The house number of a street ("810", "39-000", "W180N8085", "1" for "One Hospital Plaza"), upper case; a PO box
 * before it is passed over. Null = the street has none ("7th and Clayton Sts", "PO Box 287", "Medical Center Dr").
 */
export function streetNumberOf(street: string | null): string | null {
  const words = (street ?? "")
    .trim()
    .replace(POST_OFFICE_BOX, "")
    .replace(/^(?:#|no\.? )\s*/i, "");
  const grid = /^([NSEW]\d+) ?([NSEW]\d+)\b/i.exec(words);
  if (grid) return `${grid[1]}${grid[2]}`.toUpperCase();
  const number = /^[NSEW]?\d+[A-Z]?(?:-\d+)?(?=[\s,.-]|$)/i.exec(words);
  if (number) return number[0].toUpperCase();
  const counted = COUNTING_WORDS.indexOf(/^[a-z]+/i.exec(words)?.[0].toLowerCase() ?? "");
  return counted < 0 ? null : String(counted + 1);
}
