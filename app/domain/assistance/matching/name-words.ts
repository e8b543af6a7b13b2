import { normaliseHospitalName } from "#app/domain/hospitals/names/hospital-name.ts";

/** Words that one writer gives a hospital's name and another leaves out. */
const GENERIC = new Set(
  "hospital hospitals medical center centers health healthcare system systems service services campus facility facilities of at for in by and a an".split(
    " ",
  ),
);
/** Words that a hospital may have dropped since, or taken: they tell two apart only where both have them. */
const WEAK = new Set("general memorial community regional county area district".split(" "));
/** Words of a hospital's kind: never a system's name, always telling. */
const KINDS = new Set(
  "rehabilitation psychiatric behavioral children womens specialty surgical surgery orthopedic spine heart cancer eye extended acute care long term recovery".split(
    " ",
  ),
);
const NEVER_A_SYSTEM = new Set(
  "saint university corporation association organization foundation group region".split(" "),
);
const SAME_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gen: "general",
    rehab: "rehabilitation",
    psychiatry: "psychiatric",
    child: "children",
    childrens: "children",
    childs: "children",
    chld: "children",
    women: "womens",
    hosps: "hospitals",
    medcenter: "medical",
    ortho: "orthopedic",
  }),
);
/** 'CHRIST HOSP INCL HOPE CHILDREN'S HOSP' is Christ Hospital. */
const INCLUDED = /\b(?:incl|including|includes)\b.*$/is;
const TRADE_NAME = /^.*\bd\/?b\/?a\b[\s:.]*/i;
const MIN_INITIALS = 3;

/** Returns the words of a hospital's name that distinguish it, in the form words are compared in. */
export function tellingWords(name: string): ReadonlySet<string> {
  const trimmed = name.replace(TRADE_NAME, "").replace(INCLUDED, "");
  return new Set(wordsOf(trimmed.trim() === "" ? name : trimmed).filter((word) => !GENERIC.has(word)));
}

/** The words of a city's name. */
export function wordsOfCity(city: string | null): string[] {
  return city === null ? [] : wordsOf(city);
}

/** Returns the words of a filer's name that the names of its hospitals may contain: 'adventist'. */
export function systemWords(filerName: string): ReadonlySet<string> {
  const isCommon = (word: string) => [GENERIC, WEAK, KINDS, NEVER_A_SYSTEM].some((words) => words.has(word));
  return new Set(wordsOf(filerName).filter((word) => !isCommon(word)));
}

/** The initials by which it may stand there: 'ahc' for Adventist HealthCare. Null: fewer than three. */
export function systemInitials(filerName: string): string | null {
  const initials = wordsOf(filerName)
    .filter((word) => !["and", "of"].includes(word))
    .map((word) => (word === "healthcare" ? "hc" : word[0]))
    .join("");
  return initials.length < MIN_INITIALS ? null : initials;
}

export function isWeak(word: string): boolean {
  return WEAK.has(word);
}

export function isKind(word: string): boolean {
  return KINDS.has(word);
}

/** A word that neither many hospitals have nor a kind of them. */
export function isOwn(word: string): boolean {
  return !isWeak(word) && !isKind(word);
}

function wordsOf(name: string): string[] {
  return normaliseHospitalName(name)
    .split(" ")
    .map((word) => SAME_WORDS.get(word) ?? word)
    .filter(Boolean);
}
