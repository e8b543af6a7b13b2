/**
 * The counties of the states whose laws on assistance ask whether a hospital is rural, apart by whether they are in a
 * metropolitan statistical area of OMB's delineation of July 2023. Source: USDA Economic Research Service, Rural-Urban
 * Continuum Codes 2023 (codes 1 to 3 are metropolitan), January 2024, a work of the US government.
 */
const COUNTIES: Readonly<Record<string, { metropolitan: string; other: string }>> = {
  CA: {
    metropolitan: `Alameda, Butte, Contra Costa, El Dorado, Fresno, Imperial, Kern, Kings, Los Angeles, Madera, Marin, Merced,
      Monterey, Napa, Orange, Placer, Riverside, Sacramento, San Benito, San Bernardino, San Diego, San Francisco,
      San Joaquin, San Luis Obispo, San Mateo, Santa Barbara, Santa Clara, Santa Cruz, Shasta, Solano, Sonoma,
      Stanislaus, Sutter, Tulare, Ventura, Yolo, Yuba`,
    other: `Alpine, Amador, Calaveras, Colusa, Del Norte, Glenn, Humboldt, Inyo, Lake, Lassen, Mariposa, Mendocino, Modoc,
      Mono, Nevada, Plumas, Sierra, Siskiyou, Tehama, Trinity, Tuolumne`,
  },
  IL: {
    metropolitan: `Alexander, Bond, Boone, Calhoun, Champaign, Clinton, Cook, DeKalb, DuPage, Ford, Grundy, Henry, Jersey, Kane,
      Kankakee, Kendall, Lake, McHenry, McLean, Macon, Macoupin, Madison, Marshall, Massac, Menard, Mercer, Monroe,
      Peoria, Piatt, Rock Island, St. Clair, Sangamon, Stark, Tazewell, Will, Winnebago, Woodford`,
    other: `Adams, Brown, Bureau, Carroll, Cass, Christian, Clark, Clay, Coles, Crawford, Cumberland, De Witt, Douglas, Edgar,
      Edwards, Effingham, Fayette, Franklin, Fulton, Gallatin, Greene, Hamilton, Hancock, Hardin, Henderson, Iroquois,
      Jackson, Jasper, Jefferson, Jo Daviess, Johnson, Knox, LaSalle, Lawrence, Lee, Livingston, Logan, McDonough,
      Marion, Mason, Montgomery, Morgan, Moultrie, Ogle, Perry, Pike, Pope, Pulaski, Putnam, Randolph, Richland, Saline,
      Schuyler, Scott, Shelby, Stephenson, Union, Vermilion, Wabash, Warren, Washington, Wayne, White, Whiteside,
      Williamson`,
  },
};

const KINDS: ReadonlyMap<string, boolean> = new Map(
  Object.entries(COUNTIES).flatMap(([state, { metropolitan, other }]) => [
    ...metropolitan.split(",").map((county) => [keyOf(state, county), true] as const),
    ...other.split(",").map((county) => [keyOf(state, county), false] as const),
  ]),
);

/** Whether a county is in a metropolitan statistical area. Null: it is not named, it is not one of its state, or no law of
 *  the state that we know asks. */
export function isMetropolitan(state: string, county: string | null): boolean | null {
  return county === null ? null : (KINDS.get(keyOf(state, county)) ?? null);
}

/** CMS writes 'DU PAGE' and 'LA SALLE'. */
function keyOf(state: string, county: string): string {
  const letters = county.toLowerCase().replace(/[^a-z]/g, "");
  return `${state} ${letters.replace(/county$/, "")}`;
}
