import type { CmsKind, CmsTable } from "./cms-edition.ts";

/** What a file's name says of it; null: nothing. */
export interface CmsFileName {
  kind: CmsKind | null;
  table: CmsTable | null;
  edition: string | null;
  part: number | null;
  /** Whether its conversion factor is that of participants in alternative payment models. */
  hasOtherFactor: boolean;
}

const MONTHS = "jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec"
  .split(",")
  .map((begins) => new RegExp(`(^|[^a-z])${begins}`));
const NCCI_YEAR_0 = 1994;

type NamingRule = { kind: CmsKind; names: RegExp; table?: CmsTable };

/** File systems allow no longer name. */
const MAX_NAME_CHARACTERS = 255;

/** As CMS names its files, by what is in all of their names. */
// input: at most MAX_NAME_CHARACTERS characters
const NAMINGS: readonly NamingRule[] = [
  { kind: "pairs", table: "practitioner", names: /ccipra/ },
  { kind: "pairs", table: "hospital", names: /ccioph/ },
  { kind: "unit-limits", table: "practitioner", names: /mue.*practitioner/ },
  { kind: "unit-limits", table: "hospital", names: /mue.*outpatient/ },
  { kind: "unit-limits", table: "dme", names: /mue.*dme/ },
  { kind: "add-ons", names: /^aoc|add-?on/ },
  { kind: "physician-fees", names: /pprrvu/ },
  { kind: "localities", names: /gpci/ },
  { kind: "outpatient-rates", names: /addendum[ _-]?b|opps/ },
  { kind: "laboratory-fees", names: /clfs/ },
  { kind: "drug-limits", names: /(^|[^a-z])asp([^a-z]|$)/ },
  { kind: "stay-weights", names: /ms-?drg|table[ _-]?5(?!\d)/ },
  { kind: "stay-rates", names: /tables?[ _-]?1a/ },
  { kind: "drug-costs", names: /nadac/ },
];

/** Reads a name as CMS gives it: 'ccipra-v322r0-f1.txt', 'MCR_MUE_PractitionerServices_Eff_04-01-2026.csv',
 *  'AOC_V2026Q2-MCR.xlsx', 'PPRRVU2026_Jul_nonQPP.csv', 'October 2025 Addendum B.csv', 'CLFS-2025-Q2V1.csv'. */
export function readCmsFileName(fileName: string): CmsFileName {
  const name = fileName.slice(-MAX_NAME_CHARACTERS).toLowerCase();
  const naming = NAMINGS.find(({ names }) => names.test(name));
  const part = naming?.kind === "pairs" ? /-f(\d)\b/.exec(name)?.[1] : undefined;
  return {
    kind: naming?.kind ?? null,
    table: naming?.table ?? null,
    edition: naming ? editionOf(naming.kind, name) : null,
    part: part ? Number(part) : null,
    hasOtherFactor: /pprrvu.*[^n]qpp/.test(name), // input: at most MAX_NAME_CHARACTERS characters
  };
}

/** The month that an edition begins with; null: the name does not say it. */
function editionOf(kind: CmsKind, name: string): string | null {
  // Version 32.2 is the third quarter of 2026: the first digits count years.
  const version = kind === "pairs" ? /v(\d\d)([0-3])r\d/.exec(name) : null;
  if (version) return quarter(NCCI_YEAR_0 + Number(version[1]), Number(version[2]) + 1);
  const fiscalYear = kind.startsWith("stay-") ? /fy[ _-]?(20\d\d)/.exec(name)?.[1] : null;
  if (fiscalYear) return `${Number(fiscalYear) - 1}-10`;
  const byQuarter = /(20\d\d)[ _-]?q([1-4])/.exec(name);
  if (byQuarter) return quarter(Number(byQuarter[1]), Number(byQuarter[2]));
  const byDay = /(0[1-9]|1[0-2])-\d\d-(20\d\d)/.exec(name);
  if (byDay) return `${byDay[2]}-${byDay[1]}`;
  const byMonth = /(20\d\d)-(0[1-9]|1[0-2])(?!\d)/.exec(name);
  if (byMonth) return `${byMonth[1]}-${byMonth[2]}`;
  const year = /20\d\d/.exec(name)?.[0];
  if (!year) return null;
  if (kind === "localities") return `${year}-01`;
  const month = MONTHS.findIndex((begins) => begins.test(name));
  return month < 0 ? null : `${year}-${String(month + 1).padStart(2, "0")}`;
}

function quarter(year: number, number: number): string {
  return `${year}-${String(3 * number - 2).padStart(2, "0")}`;
}
