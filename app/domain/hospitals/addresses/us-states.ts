/** What English calls the 50 states, DC, the territories and the freely associated states. */
export const ENGLISH_STATE_NAMES = {
  AL: "Alabama",
  AK: "Alaska",
  AS: "American Samoa",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  GU: "Guam",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  MP: "Northern Mariana Islands",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VI: "U.S. Virgin Islands",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
  FM: "Micronesia",
  MH: "Marshall Islands",
  PW: "Palau",
} as const;

/** Two letters → English name, under which states are read; pages show `stateNames` of their language. */
export const US_STATES: ReadonlyMap<string, string> = new Map(Object.entries(ENGLISH_STATE_NAMES));

const LETTERS_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...[...US_STATES].map(([letters, name]) => [name.toLowerCase(), letters] as const),
  ["virgin islands", "VI"],
  ...spanishNames(),
]);

/** What Spanish calls states other than English does, in small letters without accents. */
function spanishNames(): [name: string, letters: string][] {
  return Object.entries({
    AS: "samoa americana",
    DC: "distrito de columbia",
    FM: "estados federados de micronesia",
    HI: "hawai",
    LA: "luisiana",
    MH: "islas marshall",
    MO: "misuri",
    MP: "islas marianas del norte|marianas del norte",
    MS: "misisipi",
    NC: "carolina del norte",
    ND: "dakota del norte",
    NH: "nuevo hampshire|nueva hampshire",
    NJ: "nueva jersey",
    NM: "nuevo mexico|nuevo mejico",
    NY: "nueva york|estado de nueva york",
    PA: "pensilvania",
    PW: "palaos",
    SC: "carolina del sur",
    SD: "dakota del sur",
    TN: "tenesi",
    TX: "tejas",
    VI: "islas virgenes|islas virgenes de estados unidos|islas virgenes estadounidenses",
    WA: "estado de washington",
    WV: "virginia occidental|virginia del oeste",
  }).flatMap(([letters, names]) => names.split("|").map((name): [string, string] => [name, letters]));
}

/** The two letters of a state given by letters, or by its English or Spanish name, in any case and with or without accents
 *  ("al", "D.C.", "Nueva York"); null = no state. */
export function findState(text: string): string | null {
  const words = text.trim().replace(/\s+/g, " ");
  const letters = words.replace(/[. ]/g, "").toUpperCase();
  if (US_STATES.has(letters)) return letters;
  return LETTERS_BY_NAME.get(withoutAccents(words.toLowerCase())) ?? null;
}

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");
