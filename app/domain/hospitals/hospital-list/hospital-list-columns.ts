/** A column of the hospital list, under the names that CMS and the joined file give it. */
const COLUMN_NAMES = {
  ccn: ["facility id", "ccn", "provider id", "cms certification number"],
  name: ["facility name", "name", "hospital name"],
  address: ["address", "street address"],
  city: ["city town", "city"],
  state: ["state"],
  zip: ["zip code", "zip"],
  county: ["county parish", "county", "county name"],
  phone: ["telephone number", "phone", "phone number"],
  hospitalType: ["hospital type"],
  ownership: ["hospital ownership", "ownership"],
  emergencyServices: ["emergency services", "emergency"],
  overallRating: ["hospital overall rating", "overall rating"],
  birthingFriendly: ["meets criteria for birthing friendly designation"],
  mortalityBetter: ["count of mort measures better"],
  mortalitySame: ["count of mort measures no different"],
  mortalityWorse: ["count of mort measures worse"],
  safetyBetter: ["count of safety measures better"],
  safetySame: ["count of safety measures no different"],
  safetyWorse: ["count of safety measures worse"],
  readmissionBetter: ["count of readm measures better"],
  readmissionSame: ["count of readm measures no different"],
  readmissionWorse: ["count of readm measures worse"],
  experienceCount: ["count of facility pt exp measures"],
  timelinessCount: ["count of facility te measures"],
  latitude: ["latitude", "lat"],
  longitude: ["longitude", "lon", "lng"],
} as const;

export type HospitalListColumn = keyof typeof COLUMN_NAMES;

/** The columns without which a row isn't a hospital. */
export const REQUIRED_COLUMNS = ["ccn", "name", "state"] as const satisfies HospitalListColumn[];

/** Returns where each column is in a header row, by its name in any case and punctuation; -1 = it is missing. */
export function findHospitalListColumns(headerRow: readonly string[]): Record<HospitalListColumn, number> {
  const names = headerRow.map((name) =>
    name
      .toLowerCase()
      .replace(/[^a-z]+/g, " ")
      .trim(),
  );
  const found = Object.entries(COLUMN_NAMES).map(([column, known]) => [
    column,
    names.findIndex((name) => (known as readonly string[]).includes(name)),
  ]);
  return Object.fromEntries(found);
}

/** The header that the list of CMS gives a column, for messages. */
export function cmsNameOf(column: HospitalListColumn): string {
  return COLUMN_NAMES[column][0];
}
