/** Feeds of changes: of a hospital, a service, a state. */
export const changes = {
  title: {
    hospital: "Price changes at {name}",
    service: "Price changes of {name}",
    state: "Price changes in {name}",
  },
  about: "New price files, prices that changed by 10% or more, and files that could not be loaded.",
  entries: {
    edition: "{hospital}: new price file of {date}",
    editionUndated: "{hospital}: new price file without a date",
    up: "{hospital}: {service} up {percent}% to {amount}",
    down: "{hospital}: {service} down {percent}% to {amount}",
    failing: "{hospital}: no newer price file",
    again: "{hospital}: price file loads again",
  },
  texts: {
    first: "We have no earlier file to compare it with, or another file has replaced it.",
    compared: "Prices that rose by 1% or more: {up}. Prices that fell by 1% or more: {down}.",
    move: "{kind} of {code}, from {former} to {present}.",
    again: "Its price file can be loaded again.",
  },
  kinds: { cash: "Cash price", gross: "Gross charge" },
  follow: {
    hospital: "Follow the changes at this hospital (Atom feed)",
    service: "Follow this price at all hospitals (Atom feed)",
    state: "Follow the changes in {place} (Atom feed)",
  },
  problems: {
    unnamed: "Name one of these: hospital (its id), code_type and code, or state (two letters).",
    unknown: "We have nothing under this name.",
  },
} as const;
