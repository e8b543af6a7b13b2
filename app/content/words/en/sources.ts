/** Where price files come from by themselves: what an operator reads. */
export const sources = {
  states: {
    current: "current",
    quarantined: "held back",
    failing: "failing",
    paused: "paused",
  },
  reasons: {
    "not-asked-yet": "It has not been asked yet.",
    "page-in-place": "A web page is in the place of the price file.",
    "not-named": "The cms-hpt.txt names this file no more.",
    rejected: "You rejected this file; the former prices stay.",
    "web-page": "A web page is in the place of the cms-hpt.txt.",
    "mrf-url-no-address": "The cms-hpt.txt gives no web address as mrf-url.",
    "no-mrf-url": "The cms-hpt.txt gives no mrf-url.",
    "line-no-key": "The cms-hpt.txt has none of the five fields, and names no price file.",
    "private-address": "{written} is inside a private network. SOURCES_ALLOW_PRIVATE=on allows it.",
    "too-large": "The file is larger than {written} bytes. SOURCES_MAX_FILE_MB allows more.",
    "disk-full": "There is too little room on the disk for it.",
  },
  holds: {
    "other-hospital": "It names {named}, and the source is known for {expected}.",
    "other-hospital-unknown": "It is the file of another hospital than the source is known for.",
    "other-ein": "Its file name has another EIN than the former file’s.",
    "hospital-of-another-source": "Another source already gives the prices of {named}.",
    "fewer-charges": "It has {next} charges, and the file in force has {former}.",
    "fewer-payers": "It has {next} payers, and the file in force has {former}.",
    "prices-moved":
      "The median price of {count} services that both files have moved by a factor of {factor}.",
    older: "It is of {next}, and the file in force is of {former}.",
    "older-known": "It is a former file, which another one has replaced.",
    format: "It breaks rules of the format: {rules}.",
    "format-rows": {
      one: "1 of its rows cannot be read.",
      other: "{count} of its rows cannot be read.",
    },
    "several-files": "The zip has more than one price file, and only the first one would be read.",
  },
  unknownDate: "no date",
  unknownHospital: "no hospital that is known",
} as const;
