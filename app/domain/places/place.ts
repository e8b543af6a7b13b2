/** Where a visitor looks for hospitals, as the gazetteer or the browser knows it. */
export type Place = Point | State;

/** A place that distances are measured from: degrees, and its name as pages show it. */
export type Point = {
  kind: "position" | "zip" | "city" | "county";
  label: string;
  latitude: number;
  longitude: number;
  /** The ZIP code itself is not known: the center of those that begin alike. */
  isApproximate: boolean;
};

/** A whole state: its hospitals, however far they are from one another. */
export type State = { kind: "state"; label: string; state: string };

/** `alternatives`, `near`: the other places that may be meant, the likeliest first. */
export type FoundPlace =
  | { outcome: "found"; place: Place; alternatives: Place[] }
  | { outcome: "unknown"; near: Place[] };
