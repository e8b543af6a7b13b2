/**
 * What patients say → what services are called, as alternatives with '|' between; all words of one must be there. A
 * phrase stands for itself too.
 */
const EVERYDAY_WORDS: Readonly<Record<string, string>> = {
  "cat scan": "ct scan",
  "ct scan": "ct",
  "blood test": "blood test|blood count|blood panel|lab blood",
  "blood tests": "blood test|blood count|blood panel",
  "blood work": "blood test|blood count|blood panel",
  bloodwork: "blood test|blood count|blood panel",
  "lab work": "blood test|urine test|lab",
  cbc: "blood count",
  bmp: "basic metabolic",
  cmp: "comprehensive metabolic",
  cholesterol: "lipid",
  er: "emergency room|emergency",
  ed: "emergency room|emergency",
  "emergency department": "emergency room",
  xray: "x-ray",
  "x ray": "x-ray",
  xrays: "x-ray",
  "x rays": "x-ray",
  ekg: "ecg|heart tracing|electrocardiogram",
  ecg: "ekg|heart tracing|electrocardiogram",
  echo: "echocardiogram|ultrasound heart",
  sonogram: "ultrasound",
  sono: "ultrasound",
  mammo: "mammogram",
  mammogram: "mammography",
  mammography: "mammogram",
  "magnetic resonance": "mri",
  ob: "pregnancy",
  delivery: "vaginal birth|cesarean birth",
  "c section": "cesarean",
  csection: "cesarean",
  "c-section": "cesarean",
  childbirth: "vaginal birth|cesarean birth",
  "giving birth": "vaginal birth|cesarean birth",
  icu: "intensive care",
  pt: "physical therapy|therapist exercise",
  "physical therapy": "therapist exercise|therapist movement|therapist treatment",
  "speech therapy": "speech",
  therapist: "therapy",
  counseling: "talk therapy",
  psychotherapy: "talk therapy",
  stitches: "closing wound|repair wound",
  sutures: "closing wound|repair wound",
  "flu shot": "flu vaccine",
  "covid shot": "covid vaccine",
  shot: "vaccine|injection",
  vaccination: "vaccine",
  immunization: "vaccine",
  scope: "endoscopy|scope",
  endoscopy: "scope",
  egd: "upper scope|upper endoscopy|esophagus scope",
  colonoscopy: "bowel scope",
  "sleep study": "sleep test|sleep",
  "stress test": "heart stress",
  "hip replacement": "hip joint|replacement hip",
  "knee replacement": "knee joint|replacement knee",
  "office visit": "doctor visit|visit patient",
  checkup: "preventive|yearly",
  "check up": "preventive|yearly",
  physical: "preventive|yearly",
  "heart attack": "heart attack|myocardial",
  appendix: "appendix|appendectomy",
  gallbladder: "gallbladder|cholecystectomy",
  tonsils: "tonsil",
  hysterectomy: "uterus removal",
  vasectomy: "sterilization man|vasectomy",
  "pap smear": "pap|cervix cancer screening",
  pap: "cervix cancer",
  "pregnancy test": "pregnancy test|hcg",
  "strep test": "strep",
  "covid test": "covid",
  "thyroid test": "thyroid hormone|tsh",
  tsh: "thyroid",
  a1c: "hemoglobin a1c",
  psa: "prostate cancer",
  "drug test": "drug screening|drug test",
  "tetanus shot": "tetanus",
  iv: "infusion|vein",
  chemo: "chemotherapy|cancer drug",
  dexa: "bone density",
  "bone scan": "bone scan|bone density",
  "root canal": "root canal",
  "teeth cleaning": "cleaning teeth|dental cleaning",
};

const LONGEST_PHRASE_WORDS = 2;
const STOP_WORDS = new Set("a an and at for from i in is my of on or the to with".split(" "));
const MOST_WORDS = 8;
/** No word of a name is longer. */
const LONGEST_WORD = 40;

/** What one or two words of a search may mean: each alternative is words that must all be there. */
export type SearchTerm = { written: string; alternatives: string[][] };

/** A search as its terms, everyday words turned into what services are called; empty where no word is left. */
export function searchTerms(text: string): SearchTerm[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [])
    .filter((word) => word.length <= LONGEST_WORD && !STOP_WORDS.has(word))
    .slice(0, MOST_WORDS);
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseLength(words, at);
    terms.push(termOf(words.slice(at, at + length)));
    at += length;
  }
  return terms;
}

function phraseLength(words: readonly string[], at: number): number {
  for (let length = LONGEST_PHRASE_WORDS; length > 1; length--) {
    if (at + length <= words.length && Object.hasOwn(EVERYDAY_WORDS, words.slice(at, at + length).join(" ")))
      return length;
  }
  return 1;
}

function termOf(words: readonly string[]): SearchTerm {
  const written = words.join(" ");
  const meant = Object.hasOwn(EVERYDAY_WORDS, written) ? EVERYDAY_WORDS[written]!.split("|") : [];
  return { written, alternatives: [...new Set([written, ...meant])].map((phrase) => phrase.split(" ")) };
}
