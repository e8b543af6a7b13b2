/** The first two digits of the CCNs of a state. Source: CMS State Operations Manual, section 2779A1. */
const PREFIXES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    AL: "01",
    AK: "02",
    AZ: "03",
    AR: "04",
    CA: "05 55 75",
    CO: "06",
    CT: "07",
    DE: "08",
    DC: "09",
    FL: "10 68 69",
    GA: "11",
    HI: "12",
    ID: "13",
    IL: "14 78",
    IN: "15",
    IA: "16 76",
    KS: "17 70",
    KY: "18",
    LA: "19 71",
    ME: "20",
    MD: "21 80",
    MA: "22",
    MI: "23",
    MN: "24 77",
    MS: "25",
    MO: "26",
    MT: "27",
    NE: "28",
    NV: "29",
    NH: "30",
    NJ: "31",
    NM: "32",
    NY: "33",
    NC: "34",
    ND: "35",
    OH: "36 72",
    OK: "37",
    OR: "38",
    PA: "39 73",
    PR: "40",
    RI: "41",
    SC: "42",
    SD: "43",
    TN: "44",
    TX: "45 67 74",
    UT: "46",
    VT: "47",
    VI: "48",
    VA: "49",
    WA: "50",
    WV: "51",
    WI: "52",
    WY: "53",
    AS: "64",
    GU: "65",
    MP: "66",
  }).map(([state, prefixes]) => [state, prefixes.split(" ")]),
);

/** What follows them: the series of hospitals, or a federal hospital's number. All 5,421 CCNs of CMS's list have one. */
const OF_A_HOSPITAL = /^\d{2}(?:0\d{3}|1[23]\d\d|2[0-2]\d\d|3[03]\d\d|4[0-4]\d\d|\d{3}F)$/;

/**
 * The CCN that a price file gives in place of the state's license number, which is given tidied; null = it is not a CCN of
 * a hospital in that state. A state's own number passes this test about once in four hundred times.
 */
export function statedCcn(number: string, state: string): string | null {
  if (!OF_A_HOSPITAL.test(number)) return null;
  return PREFIXES.get(state)?.includes(number.slice(0, 2)) ? number : null;
}
