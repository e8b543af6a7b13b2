/** How far away a hospital is; `short` where a row has little room. */
export const distances = {
  long: {
    exact: "{miles} miles",
    about: { one: "about {count} mile", other: "about {count} miles" },
  },
  short: {
    exact: "{miles} mi",
    about: { one: "about {count} mi", other: "about {count} mi" },
  },
} as const;
