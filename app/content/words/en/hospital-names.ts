/** Finding a hospital by its name, on the pages that list and compare hospitals. */
export const hospitalNames = {
  find: {
    lead: "Find a hospital by its name, or see which hospitals are near you.",
    label: "Hospital’s name",
    hint: "Or a part of it, such as Mayo or Saint Mary.",
    moreFilters: "More filters",
    codeHint: "Enter a code, or choose a subcategory to see its codes.",
  },
  list: {
    heading: "Hospitals",
    headingIn: "Hospitals in {place}",
    headingNear: "Hospitals near {place}",
    caption: "Hospitals {first} to {last} of {count}",
    nearestFirst: "Hospitals {first} to {last} of {count}, nearest first",
    columns: { hospital: "Hospital", stars: "CMS stars", distance: "Distance", phone: "Phone" },
    notLoaded: "We haven’t loaded its price file",
    notAvailable: "Not available",
    alike: "We don’t know a hospital called “{name}”. These have similar names.",
    none: "We don’t know a hospital that matches. Check the spelling, or <all>search the whole country</all>.",
    pages: "Pages of hospitals",
    source: "Stars and phone numbers are from CMS’s hospital list.",
  },
  byName: { label: "Or its name", hint: "Or a part of it." },
  several: "Several hospitals are called {name}. Which one do you mean?",
  alike: "No hospital is called just “{name}”. Which of these do you mean?",
  hospitalChoice: {
    which: "Which {name}?",
    choose: "{hospitalsCount} hospitals with prices have this name. Choose the one you mean.",
  },
  hospitalNotFound: {
    notFound: "Hospital not found",
    whichHospital: "Which hospital?",
    unknown:
      "We don’t know a hospital called ‘{name}’. It may be spelled differently, or have another name on CMS’s hospital list.",
    unnamed:
      "The address of this page must name a hospital: <code>?name=</code> and its name. Search for the hospital and follow its link.",
    search: "Search Hospitals",
    otherWays:
      "Or <services>search for a service</services>, or see <files>which hospitals have price files here</files>.",
  },
} as const;
