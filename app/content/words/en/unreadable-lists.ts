/** Shown in place of a list that could not be read. */
export const unreadableLists = {
  lists: {
    states: "Failed to fetch the states",
    categories: "Failed to fetch categories",
    subcategories: "Failed to fetch sub-categories",
    services: "Failed to fetch CPT and Service data",
    prices: "Failed to fetch search results",
    hospitals: "Failed to fetch the hospitals",
    figures: "We could not load these figures.",
    nearHospitals: "We could not load the hospitals near this one.",
    sharedBills: "We could not load the bills that people shared.",
    commonServices: "We could not load the list of services.",
  },
  thisHospital: "this hospital",
  hospital: "Failed to fetch data for {hospital}. <again>Try again</again>",
} as const;
