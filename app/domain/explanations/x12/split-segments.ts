/** A segment's name and its elements; element 1 is at index 1, as X12 counts them. */
export type Segment = readonly string[];

export type SplitSegments =
  /** `component`: between the parts of an element. `isCutOff`: the last segment has no end, and is left out. */
  | { outcome: "split"; segments: Segment[]; component: string; isCutOff: boolean }
  | { outcome: "no-interchange" }
  | { outcome: "too-many" };

/** An interchange header has 16 elements of fixed width: 105 characters and the segment's end. */
const HEADER_LENGTH = 106;
const HEADER_ELEMENTS = 16;
/** Some 5,000 services. */
const MAX_SEGMENTS = 50_000;
/** The longest segments of an 835 have some 200 characters; the rest of a longer one is left unread. */
const MAX_SEGMENT_CHARACTERS = 2_000;

/** Splits an X12 interchange by the separators that its header (ISA) names. Nothing of it is executed or looked up. */
export function splitSegments(text: string): SplitSegments {
  const interchange = text.replace(/^[\uFEFF\s]+/, "");
  if (!interchange.startsWith("ISA") || interchange.length < HEADER_LENGTH)
    return { outcome: "no-interchange" };
  const element = interchange.charAt(3);
  const component = interchange.charAt(104);
  const end = interchange.charAt(105);
  const header = interchange.slice(0, HEADER_LENGTH - 1).split(element);
  const isAmbiguous =
    new Set([element, component, end]).size < 3 || /[A-Za-z0-9]/.test(element + component + end);
  if (isAmbiguous || header.length !== HEADER_ELEMENTS + 1) return { outcome: "no-interchange" };
  const segments: Segment[] = [];
  let at = 0;
  while (at < interchange.length) {
    const next = interchange.indexOf(end, at);
    if (next < 0) break;
    const segment = interchange.slice(at, Math.min(next, at + MAX_SEGMENT_CHARACTERS)).trim();
    if (segment !== "") segments.push(segment.split(element));
    if (segments.length > MAX_SEGMENTS) return { outcome: "too-many" };
    at = next + 1;
  }
  const rest = interchange.slice(at).trim();
  return { outcome: "split", segments, component, isCutOff: rest !== "" || segments.at(-1)?.[0] !== "IEA" };
}
