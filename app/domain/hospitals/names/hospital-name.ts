import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { undoCapitals } from "./undo-capitals.ts";

const FULL_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: "saint",
    sts: "saints",
    mt: "mount",
    ft: "fort",
    ctr: "center",
    cntr: "center",
    cen: "center",
    centre: "center",
    hosp: "hospital",
    hsp: "hospital",
    med: "medical",
    mdl: "medical",
    hlth: "health",
    hlthcare: "healthcare",
    hlthcr: "healthcare",
    mem: "memorial",
    meml: "memorial",
    reg: "regional",
    regl: "regional",
    rgnl: "regional",
    univ: "university",
    comm: "community",
    cnty: "county",
    psych: "psychiatric",
    beh: "behavioral",
    sys: "system",
    svc: "service",
    svcs: "services",
    srvs: "services",
    dist: "district",
    orthopaedic: "orthopedic",
    jr: "junior",
    sr: "senior",
  }),
);
const LEFT_OUT = new Set("the inc incorporated llc llp lp pllc ltd corp corporation".split(" "));

/**
 * Returns a hospital's or a city's name in the form names are compared in: small letters without accents, punctuation, "the" and
 * legal forms (Inc, LLC, Corp). "&" is "and"; St, Mt, Ft, Ctr, Hosp, Med and similar are written out. Empty where nothing is
 * left.
 */
export function normaliseHospitalName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘`´]/g, "")
    .replace(/&/g, " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ")
    .map((word) => FULL_WORDS.get(word) ?? word)
    .filter((word) => !LEFT_OUT.has(word))
    .join(" ")
    .replace(/\bhealth care\b/g, "healthcare");
}

/**
 * A hospital's name as pages show it: spaces tidied, "CLINIC,THE" as "The Clinic", and a name in capitals, as in
 * the list of CMS, in capitals and small letters ("AdventHealth", "UPMC", "VA"). No word is left out or added.
 */
export function displayHospitalName(name: string): string {
  const spaced = tidyLine(name)
    .replace(/ ?,(?=\S)/g, ", ")
    .replace(/(?<=\S)- (?=\S)/g, " - ")
    .replace(/ -(?=[^\s-])/g, " - ");
  const tidy = trimEndOf(spaced, /[\s,-]/).trim();
  return undoCapitals(tidy.replace(/^(.+), (the)$/i, "$2 $1"));
}
