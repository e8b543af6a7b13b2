/** Turns the reading direction of what stands around it, or shows nothing at all. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** A joiner makes one sign of two letters or emoji; at an end it joins nothing. */
const LOOSE_JOINERS = /^(?:\u200c|\u200d|\s)+|(?:\u200c|\u200d|\s)+$/g;

/** What was typed, on one line: without control characters, which a terminal would obey and PostgreSQL refuses. */
export function tidyLine(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .replace(LOOSE_JOINERS, "");
}

/** The same for a text of several paragraphs: no more than one empty line between two. */
export function tidyParagraphs(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
