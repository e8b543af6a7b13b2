/** Where price files come from automatically: what an operator reads. */
export const sources = {
  states: {
    current: "current",
    quarantined: "held back",
    failing: "failing",
    paused: "paused",
  },
  reasons: {
    "not-asked-yet": "It has not been asked yet.",
    "page-in-place": "There is a web page in place of the price file.",
    "not-named": "The cms-hpt.txt no longer names this file.",
    rejected: "You rejected this file. The previous prices stay.",
    "web-page": "There is a web page in place of the cms-hpt.txt.",
    "mrf-url-no-address": "The cms-hpt.txt gives no web address as mrf-url.",
    "no-mrf-url": "The cms-hpt.txt gives no mrf-url.",
    "line-no-key": "The cms-hpt.txt has none of the five fields, and names no price file.",
    "private-address": "{written} is inside a private network. SOURCES_ALLOW_PRIVATE=on allows it.",
    "too-large": "The file is larger than {written} bytes. SOURCES_MAX_FILE_MB allows more.",
    "disk-full": "There is too little room on the disk for it.",
  },
  holds: {
    "other-hospital": "It names {named}, but this source is for {expected}.",
    "other-hospital-unknown": "It is from a different hospital than this source is for.",
    "other-ein": "Its file name has a different EIN than the previous file’s.",
    "hospital-of-another-source": "Another source already gives the prices of {named}.",
    "fewer-charges": "It has {next} charges, and the current file has {former}.",
    "fewer-payers": "It has {next} payers, and the current file has {former}.",
    "prices-moved":
      "The median price of {count} services that both files have changed by a factor of {factor}.",
    older: "Its date is {next}, and the current file’s date is {former}.",
    "older-known": "It is an older file that another one has replaced.",
    format: "It breaks rules of the format: {rules}.",
    "format-rows": {
      one: "1 of its rows cannot be read.",
      other: "{count} of its rows cannot be read.",
    },
    "several-files": "The zip has more than one price file, and only the first one would be read.",
  },
  unknownDate: "not given",
  unknownHospital: "no known hospital",
} as const;
