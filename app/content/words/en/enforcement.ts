/** What CMS did to enforce that hospitals publish prices: careful words, since an action isn't a finding about a price. */
export const enforcement = {
  heading: "CMS and this hospital’s price file",
  actions: {
    "warning-notice":
      "CMS sent a warning on {day} (case {case}). This is not a finding that prices are wrong.",
    "plan-requested": "CMS asked for a corrective action plan on {day} (case {case}).",
    "penalty-notice": "CMS sent a notice of a civil monetary penalty on {day} (case {case}).",
    "met-requirements": "CMS found on {day} that its requirements were met (case {case}).",
    "closure-notice": "CMS closed its case on {day} (case {case}).",
    "administrative-closure": "CMS closed its case for administrative reasons on {day} (case {case}).",
    appealed: "CMS recorded an appeal on {day} (case {case}).",
  },
  source:
    "From CMS’s list of enforcement actions through {day}, matched by name, city and house number. CMS reviews how a hospital publishes its prices, not whether they are high.",
  coverage: {
    heading: "What CMS did about price files in {place}",
    actions: {
      "warning-notice": "Warnings",
      "plan-requested": "Corrective action plans requested",
      "penalty-notice": "Penalty notices",
      "met-requirements": "Requirements met",
      "closure-notice": "Cases closed",
      "administrative-closure": "Cases closed for administrative reasons",
      appealed: "Appeals",
    },
    counted: {
      one: "{action}: {count} hospital",
      other: "{action}: {count} hospitals",
    },
    source:
      "From CMS’s list of enforcement actions through {day}. A warning is not a finding that prices are wrong.",
    unmatched: {
      one: "1 more action names a hospital that we could not match for sure; it is not counted.",
      other: "{count} more actions name hospitals that we could not match for sure; they are not counted.",
    },
  },
} as const;
