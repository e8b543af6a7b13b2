/** What CMS publishes as separate files: coding edits, fees, then what pharmacies pay. */
export const cmsKinds = [
  "pairs",
  "unit-limits",
  "add-ons",
  "physician-fees",
  "localities",
  "outpatient-rates",
  "laboratory-fees",
  "drug-limits",
  "stay-weights",
  "stay-rates",
  "drug-costs",
] as const;

export type CmsKind = (typeof cmsKinds)[number];

/** Whose services a file of edits judges. */
export const cmsTables = ["practitioner", "hospital", "dme"] as const;

export type CmsTable = (typeof cmsTables)[number];

/** One publication of a kind. Null where CMS makes no such difference. */
export interface CmsEdition {
  kind: CmsKind;
  table: CmsTable | null;
  /** The first of the quarter, or of the year, that it is for, as 2026-07; of drug costs the day, as 2026-11-25. */
  edition: string;
  /** Pairs come in several files. */
  part: number | null;
}

/** An edition is used for this long past its quarter or year where no newer one was imported. */
const GRACE_MONTHS = 12;

const [DAYS_OF_WEEK, MS_PER_DAY] = [7, 86_400_000];

/** Fees that are set for a calendar year, whichever of its releases a file is; the others are set for a quarter. */
const OF_A_YEAR: ReadonlySet<CmsKind> = new Set([
  "physician-fees",
  "localities",
  "outpatient-rates",
  "laboratory-fees",
]);

/** They carry the dates of all that went before, so that the newest answers for former days, too. */
const CARRYING_DATES: ReadonlySet<CmsKind> = new Set(["pairs", "add-ons"]);

/** Whether an edition may answer for a day: from its quarter's or year's first day, or from ever where it carries dates,
 *  until a year after its last one. */
export function mayAnswer(kind: CmsKind, edition: string, day: string): boolean {
  const first = OF_A_YEAR.has(kind) ? `${edition.slice(0, 4)}-01` : edition;
  const months = OF_A_YEAR.has(kind) ? 12 : 3;
  return (
    day < `${monthsAfter(first, months + GRACE_MONTHS)}-01` &&
    (CARRYING_DATES.has(kind) || day >= `${first}-01`)
  );
}

/** Of the editions of a kind the one that holds for a day: the newest that had begun, else the first of those that may
 *  answer for it. Null: none does. */
export function editionFor<Held extends { edition: string }>(
  kind: CmsKind,
  held: readonly Held[],
  day: string,
): Held | null {
  const able = held
    .filter(({ edition }) => mayAnswer(kind, edition, day))
    .sort((a, b) => (a.edition < b.edition ? -1 : 1));
  if (CARRYING_DATES.has(kind)) return able.at(-1) ?? null;
  return able.findLast(({ edition }) => `${edition}-01` <= day) ?? able[0] ?? null;
}

/** The ISO day on which the week, quarter or year of an edition is over, and the next one is due. */
export function editionOverOn(kind: CmsKind, edition: string): string {
  if (kind === "drug-costs") {
    return new Date(Date.parse(edition) + DAYS_OF_WEEK * MS_PER_DAY).toISOString().slice(0, 10);
  }
  const ofYear = OF_A_YEAR.has(kind);
  return `${monthsAfter(ofYear ? `${edition.slice(0, 4)}-01` : edition, ofYear ? 12 : 3)}-01`;
}

function monthsAfter(edition: string, months: number): string {
  const [year, month] = edition.split("-").map(Number) as [number, number];
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7);
}
