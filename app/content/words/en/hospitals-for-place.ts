/** Hospitals whose names have what was typed as a place. */
export const hospitalsForPlace = {
  heading: "Did you mean a hospital?",
  /** Where a place was found; {place}: the one whose prices are shown. */
  beside: "“{typed}” is in the names of these hospitals, too. The prices below are near {place}.",
  /** Where the place is not known. */
  instead: "These hospitals’ names fit “{typed}”. Open one to see its prices, or search near it.",
  near: "Search near {zip}",
} as const;
