/** What CMS's hospital list says about a hospital's quality, next to its prices and never mixed with them. */
export const quality = {
  heading: { one: "How good is it?", several: "How good are they?" },
  caption: "What CMS says about {hospitals}",
  measure: "Measure",
  result: "Result",
  groups: {
    overall: {
      name: "Overall rating",
      meaning: "CMS’s summary of the groups below, from one to five stars.",
    },
    mortality: {
      name: "Mortality",
      meaning: "Deaths within 30 days, after a heart attack, pneumonia or certain operations, for example.",
    },
    safety: {
      name: "Safety of care",
      meaning: "Infections caught in the hospital, and complications after operations.",
    },
    readmission: {
      name: "Readmission",
      meaning: "Patients who had to come back to a hospital soon after they left.",
    },
    experience: {
      name: "Patient experience",
      meaning: "What patients said in a survey after their stay.",
    },
    timeliness: {
      name: "Timely and effective care",
      meaning: "How fast and how well patients got care, in the emergency room, for example.",
    },
    birthing: {
      name: "Birthing-friendly",
      meaning: "Meets CMS’s criteria for safer births.",
    },
  },
  compared: "{better} better, {same} the same, {worse} worse than the national rate",
  counted: {
    one: "{count} measure counts in the stars",
    other: "{count} measures count in the stars",
  },
  stars: { of: "{stars} of 5 stars by CMS", none: "CMS gives none" },
  none: "CMS gives none",
  birthing: { yes: "Yes", no: "Not listed as such by CMS" },
  source: "From CMS’s hospital list of {month}.",
  sourceUndated: "From CMS’s hospital list; its month is not known here.",
  meaning: "Quality and price are separate here: neither says anything about the other.",
  details: "Details of {hospital} on Medicare’s site",
  filter: {
    stars: "CMS stars",
    anyStars: "Any rating, or none",
    atLeast: { one: "{count} star or more", other: "{count} stars or more" },
    birthing: "For a birth",
    anyBirthing: "Any hospital",
    birthingFriendly: "Birthing-friendly hospitals",
    onlyStars: {
      one: "Showing only hospitals with at least {count} star from CMS. <all>Show all hospitals</all>",
      other: "Showing only hospitals with at least {count} stars from CMS. <all>Show all hospitals</all>",
    },
    onlyBirthing: "Showing only hospitals that CMS calls birthing-friendly. <all>Show all hospitals</all>",
  },
} as const;
