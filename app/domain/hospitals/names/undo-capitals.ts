/** Written in lower case inside a name. */
const SMALL_WORDS = new Set("an and at by de del du for from in of on or the to with".split(" "));
/** Articles that are small only after a small Spanish word: "Hospital de la Concepción", but "Los Angeles". */
const ARTICLES = new Set("la las el los".split(" "));

/** Acronyms and initials with a vowel; without one, a word is taken for an acronym unless it is abbreviated. */
const ACRONYMS = new Set(
  "ACH ACMH AFB AHMC AHN AHS AMC AMG AR ARH BSA CAH CAMC CHI DBA EAMC ECU ER HCA IHS II III IV IL IU KMI LIJ LSU LTCU MUSC NE NY NYU OCH OHSU OSF OSS PIH PO SE SEARHC SUNY UAB UAMS UC UCF UCH UCI UCLA UCSD UCSF UF UH UHHS UM UMC UMD UNC UNM UP UPHS UPMC UPR US USA USC USD USMD UT UTMB UVA UW VA VCU WCA WVU".split(
    " ",
  ),
);
const ABBREVIATIONS = new Set(
  "BLDG BLVD CNTR CNTY CT CTR DR FLR FT HGTS HLTH HLTHCR HRT HSP HTS HWY HWYS JCT JR LN LTD MC MDL MT MTN PKWY PL RGNL RD SQ SR SRVS ST STS SVC SVCS TH".split(
    " ",
  ),
);

/** Names that keep a capital inside, as their bearers write them. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  "AnMed AtlantiCare BayCare Bayhealth BronxCare CarePoint CaroMont CentraCare ChristianaCare DeKalb DeLand DePaul DeRidder DeSoto DuPage HealthONE Healthsystem LaFollette LaGrange LaSalle LeConte LewisGale LifeCare MacNeal MedStar MemorialCare Mercyhealth MercyOne MultiCare MyMichigan OrthoColorado ProMedica ShorePoint StarCare ThedaCare TriStar TrustPoint UCHealth UMass UnityPoint UofL WakeMed WellSpan"
    .split(" ")
    .map((name) => [name.toUpperCase(), name]),
);

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/**
 * Text written in capitals, as in the list of CMS, in capitals and small letters: "UNIVERSITY OF MD AT ST MARY'S" →
 * "University of MD at St Mary's". Acronyms stay; a word that has small letters, and a text that is mostly in small
 * letters, stay as written.
 */
export function undoCapitals(text: string): string {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  const smallLetters = text.match(/\p{Ll}/gu)?.length ?? 0;
  if (capitals <= smallLetters) return text;
  let previous: string | null = null;
  return text.replace(WORD, (word, offset: number) => {
    const after = text.slice(offset + word.length);
    const startsPhrase = previous === null || /[-/(:]\s*$/.test(text.slice(0, offset));
    const written = caseWord(word, startsPhrase ? null : previous, after);
    previous = written;
    return written;
  });
}

/** `previous` = the word before, as it is written now; null where a phrase starts. */
function caseWord(word: string, previous: string | null, after: string): string {
  if (/\p{Ll}/u.test(word)) return word;
  const small = word.toLowerCase();
  if (/\d/.test(word)) return /^\d+(?:st|nd|rd|th)$/.test(small) ? small : word;
  const isSmall = SMALL_WORDS.has(small) && !/^ \p{L}\./u.test(after); // "Del E. Webb"
  if (previous && (isSmall || (ARTICLES.has(small) && /^(?:de|y)$/.test(previous)))) return small;
  if (previous && previous.length > 1 && word === "Y") return small;
  // Los Angeles at a name's end, and its county before a slash.
  if ((word === "LA" && after === "") || (word === "LAC" && after.startsWith("/"))) return word;
  if (isAcronym(word)) return word;
  const spelling = SPELLINGS.get(word);
  if (spelling) return spelling;
  if (/^.{3,}HEALTH$/.test(word)) return `${capitalise(word.slice(0, -6))}Health`;
  if (/^MC[A-Z]{3,}$/.test(word)) return `Mc${capitalise(word.slice(2))}`;
  const [head = word, ...tail] = word.split(/(?<=^\p{L}['’])/u);
  if (tail.length === 0) return capitalise(word);
  return `${previous && head.startsWith("D") ? head.toLowerCase() : head}${capitalise(tail.join(""))}`;
}

function isAcronym(word: string): boolean {
  return ACRONYMS.has(word) || (word.length > 1 && !/[AEIOUY'’]/.test(word) && !ABBREVIATIONS.has(word));
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
