/** Where a visitor looks, and how far from there. */
export const places = {
  nation: "the USA",
  label: "Where",
  hint: "ZIP code, city, county or state.",
  unknown: "We don’t know the place “{place}”. Enter a ZIP code, a city, a county or a state.",
  didYouMean: "Did you mean",
  radius: {
    label: "Within",
    enough: "25 miles, or more if needed",
    miles: { one: "{count} mile", other: "{count} miles" },
    any: "Any distance",
  },
  reach: {
    within: {
      one: "These are hospitals within {count} mile of {place}, in a straight line.",
      other: "These are hospitals within {count} miles of {place}, in a straight line.",
    },
    any: "These are hospitals at any distance from {place}.",
    inState: "These are hospitals anywhere in {place}.",
    none: "Our price files from within {nearRadius} miles don’t have this price, so we looked within {radius} miles.",
    few: {
      one: "Only {count} hospital within {nearRadius} miles has this price, so we looked within {radius} miles.",
      other:
        "Only {count} hospitals within {nearRadius} miles have this price, so we looked within {radius} miles.",
    },
    farther: "Look farther away",
  },
  distances: "Distances are in a straight line from {place}.",
  approximate:
    "We don’t know exactly where ZIP code {place} is. We measured from the center of the ZIP codes around it.",
  onMap: {
    one: "The map shows the center of the hospital’s ZIP code: its exact location is not in our data.",
    several: "Hospitals whose exact location is not in our data are shown at the center of their ZIP code.",
    show: "Show streets (loads map tiles from OpenStreetMap)",
    loading: "Loading...",
    failed: "Map not available: we couldn’t load it from OpenStreetMap.",
    link: "See it on OpenStreetMap",
  },
  nearestNeedsPlace:
    "To see the nearest first, enter where you are. Until then the lowest price comes first.",
  nearestNeedsPoint:
    "A whole state has no nearest hospital. Enter a ZIP code or a city to see the nearest first.",
} as const;
