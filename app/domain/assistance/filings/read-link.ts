import type { FiledLink } from "./filing.ts";

/** 'SEE PART V, SECTION C', 'SEE STATEMENT', 'PART VI', 'SEE LINE 16J', 'REFER TO SCHEDULE O'. */
const REFERENCE =
  /\b(?:see|refer|part\s+[ivx]+|section\s+[abc]|sec\.?\s+c|sch(?:edule)?\.?\s+[ho]|statement|stmt|supplemental|line\s+\d+|page\s+\d+|attach\w*)\b/i;
/** A scheme with its colon or slashes slipped: 'HTTPS//', 'http:/', 'https;//', 'HTTP:WWW.'. */
const SCHEME = /^(https?)\s*(?:\/{1,3}|[:;.]\s*\/{1,3}|[:;])\s*(?=\S)/i;
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d+(?:\/|$))/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?::\d{1,5})?$/i;
/** Characters that are also banned in paths: invisible ones, and ones that reverse the direction of a printed
 *  address. */
const NEVER_IN_A_PATH = /[\s<>"'`\\^{}|]|\p{Cc}|\p{Default_Ignorable_Code_Point}/u;
/** Longer ones are opened by few servers, and would fill the pages of a printed application. */
const MAX_URL_CHARACTERS = 2_000;

/** A link as filed (lines 16a to 16c), repaired where only its scheme, a colon or the capitals of its host are amiss. A path
 *  stays as it is written: its capitals may mind. Only http and https come out. */
export function readLink(raw: string | null): FiledLink {
  const text = (raw ?? "").trim();
  if (text === "") return { raw: null, url: null, how: "missing" };
  const url = repairLink(text);
  if (url !== null) return { raw: text, url, how: url === text ? "as filed" : "repaired" };
  return { raw: text, url: null, how: REFERENCE.test(text) ? "reference" : "unusable" };
}

/** The http or https address that a text is, or is but for slips; null: it is none. */
export function repairLink(text: string): string | null {
  if (text.length > MAX_URL_CHARACTERS) return null;
  const scheme = SCHEME.exec(text);
  const rest = scheme ? text.slice(scheme[0].length) : text;
  if (!scheme && OTHER_SCHEME.test(text)) return null;
  const [, host = "", path = ""] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
  if (!HOST.test(host) || NEVER_IN_A_PATH.test(path)) return null;
  const url = `${scheme?.[1]?.toLowerCase() ?? "https"}://${host.toLowerCase()}${path}`;
  return URL.canParse(url) ? url : null;
}
