import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";
import { tellingWords } from "#app/domain/hospitals/names/telling-words.ts";
import { isServiceWord } from "#app/domain/services/correct-spelling.ts";
import { typedWords, withoutCircumstances } from "#app/domain/services/typed-words.ts";

/** Words of a search that stand together and may name a hospital. */
export type HospitalRun = {
  /** As names of hospitals are compared. */
  name: string;
  telling: string[];
  /** The search without them and without the 'at' before them. */
  rest: string;
  /** What stands before them: 'at' says a hospital, 'in' a hospital or a city. */
  before: "at" | "in" | null;
  isFirst: boolean;
  isLast: boolean;
  /** Whether it says 'hospital', 'clinic' or the like. */
  hasKind: boolean;
  /** Whether none of its words is a hospital's own: 'university hospital'. */
  isOnlyCommon: boolean;
};

const MAX_WORDS = 8;
const MAX_STARTS = 16;
/** 'How much does UCSF charge' says a hospital as 'at UCSF' does. */
const AT: ReadonlySet<string> = new Set(["at", "@", "does"]);
const IN: ReadonlySet<string> = new Set(["in", "en", "from", "inside"]);
const ARTICLES: ReadonlySet<string> = new Set(["the", "el", "la"]);
const KINDS: ReadonlySet<string> = new Set(
  "hospital hospitals clinic center health healthcare medical memorial general infirmary".split(" "),
);
/** Where and when, and kinds of hospitals: 'sleep study at home', 'at a rehab hospital'. */
const NO_NAMES: ReadonlySet<string> = new Set(
  `acute academic behavioral big birth closest day emergency first home house least local low nearby nearest network night
   office once outpatient person private psychiatric public rehab rehabilitation school specialty surgical teaching trauma
   urgent veterans work`.split(/\s+/),
);
/** 'In Long Island' is a region, though hospitals are called so. */
const REGIONS: ReadonlySet<string> = new Set(["bay", "beach", "county", "hills", "island", "valley"]);

/** The runs of words that may name a hospital, the longest first: behind an 'at', or with a word that no service is
 *  asked for by. */
export function listHospitalRuns(typed: readonly string[]): HospitalRun[] {
  const runs: HospitalRun[] = [];
  for (let from = 0; from < Math.min(typed.length, MAX_STARTS); from++) {
    for (let to = Math.min(typed.length, from + MAX_WORDS); to > from; to--) {
      const run = runOf(typed, from, to);
      if (run) runs.push(run);
    }
  }
  return runs.toSorted(
    (a, b) => b.telling.length - a.telling.length || b.name.split(" ").length - a.name.split(" ").length,
  );
}

function runOf(typed: readonly string[], from: number, to: number): HospitalRun | null {
  const words = typed.slice(from, to);
  if ([words[0], words.at(-1)].some((word) => isBetween(word ?? ""))) return null;
  const name = normaliseHospitalName(words.join(" "));
  const telling = tellingWords(name);
  if (telling.every((word) => NO_NAMES.has(word))) return null;
  const own = telling.filter(isOwn);
  const { before, start } = beforeOf(typed, from);
  const hasKind = name.split(" ").some((word) => KINDS.has(word));
  if (before !== "at" && !hasKind && REGIONS.has(telling.at(-1) ?? "")) return null;
  if (own.length === 0 && !hasKind && (before === null || telling.length < 2)) return null;
  const end = endOfName(typed, to);
  return {
    name,
    telling,
    rest: [...typed.slice(0, start), ...typed.slice(end)].join(" "),
    before,
    isFirst: start === 0,
    isLast: typedWords(typed.slice(end).join(" ")).length === 0,
    hasKind,
    isOnlyCommon: own.length === 0,
  };
}

/** Where 'Medical Center' behind a name ends, by which no list may call it. */
function endOfName(typed: readonly string[], to: number): number {
  let end = to;
  while (end < typed.length && isKind(typed[end])) end++;
  return end;
}

const isKind = (word: string | undefined) => KINDS.has(normaliseHospitalName(word ?? ""));

function beforeOf(typed: readonly string[], from: number): { before: HospitalRun["before"]; start: number } {
  let start = from;
  while (start > 0 && ARTICLES.has(lower(typed[start - 1]))) start--;
  const word = lower(typed[start - 1]);
  if (AT.has(word)) return { before: "at", start: start - 1 };
  if (IN.has(word)) return { before: "in", start: start - 1 };
  return { before: null, start: from };
}

function isOwn(word: string): boolean {
  return (
    !/\d/.test(word) &&
    !isServiceWord(word) &&
    !NO_NAMES.has(word) &&
    withoutCircumstances(typedWords(word)).length > 0
  );
}

/** Words that stand between a service and a hospital, and at no end of a name. */
export function isBetween(word: string): boolean {
  const plain = lower(word);
  return AT.has(plain) || IN.has(plain) || ARTICLES.has(plain) || typedWords(word).length === 0;
}

const lower = (word: string | undefined) => (word ?? "").toLowerCase();
