import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { oneOf } from "./long-patterns.ts";

/** Services whose names begin like a sum. */
export const TOTAL_SERVICES = oneOf(
  /^totals? /,
  [
    "knee",
    "hip",
    "shoulder",
    "ankle",
    "elbow",
    "body",
    "protein",
    "bilirubin",
    "iron",
    "testosterone",
    "t3",
    "t4",
    "ige",
    "iga",
    "igg",
    "igm",
    "calcium",
    "cholesterol",
    "joint",
    "abdominal",
    /thyroid\w*/,
    /hyster\w*/,
    "parenteral",
    "complement",
    "hemolytic",
    "psa",
    "contact",
    "blood",
    "metabolic",
    /b-?hcg/,
    "hcg",
    "volume",
    "lung",
    "spine",
    "nutrition",
    /prostat\w*/,
    "arthroplasty",
    "artificial",
    "carbon",
    /porphyrins?/,
    "intravenous",
    "mastectomy",
    "colectomy",
    "laryngectomy",
    "disc",
  ],
  /\b/,
);

/** All that the label of a sum of charges says, in addition to numbers. */
const WORDS_OF_TOTALS: ReadonlySet<string> = new Set(
  `grand bill billed invoice claim visit hospital hospitals account acct statement page sub subtotal
  total totals tot ttl sum sums charge charges charged chg chgs chrgs amount amt amounts all together
  altogether of for the this your my gross service services fee fees facility professional physician
  current new before insurance ins discount discounts adjustments payments and or any stay encounter
  episode er ed dept dr department cost costs above line lines item items list price running day today
  todays today's overall final full is was were comes came to in usd equals including everything
  itemized patient summary date dates period billing month section combined net on paper they say says
  it that printed at bottom actual so whole thing adds add up`.split(/\s+/),
);
const MAX_WORD_LENGTH = Math.max(...[...WORDS_OF_TOTALS].map(({ length }) => length));

/** Whether a label in lower case has such words and numbers alone, apart or run together: "total charges", "totalcharges". */
export function isAllTotalWords(label: string): boolean {
  const parts = trimEndOf(label, /[\s:=.,#+-]/).split(/[\s:=.,#+-]+/);
  return parts.every(isRunOfWords);
}

function isRunOfWords(part: string): boolean {
  const ends = new Set([0]);
  for (let start = 0; start < part.length; start++) {
    if (!ends.has(start)) continue;
    if (/\d/.test(part.charAt(start))) ends.add(start + 1);
    for (let end = start + 1; end <= Math.min(part.length, start + MAX_WORD_LENGTH); end++)
      if (WORDS_OF_TOTALS.has(part.slice(start, end))) ends.add(end);
  }
  return part !== "" && ends.has(part.length);
}

export const TOTAL = oneOf(
  /\b/,
  [
    /totals?/,
    "tot",
    "ttl",
    /sub-?total/,
    "sum",
    "sums",
    "altogether",
    "all together",
    /(?:new|current|gross|billed|hospital|total) charges/,
    /(?:comes|came|adds up|add up) to/,
    "all in",
    "in all",
    "billed charges",
    "charges",
    /amount (?:billed|charged)/,
  ],
  /\b/,
);
