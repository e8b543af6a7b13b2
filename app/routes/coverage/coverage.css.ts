import { style } from "@vanilla-extract/css";
import { font, size, space } from "#app/ui/theme/tokens.css.ts";

export const parts = style({ display: "grid", gap: space.s, maxWidth: size.measure });
export const partName = style({ fontWeight: font.weight.strong });

/** A score and a bar of as many parts of 100. */
export const score = style({ display: "inline-grid", gap: space.xxs, minWidth: "5rem" });
/** The figure of a row that is read first. */
export const leading = style({ fontSize: font.size.lead, fontWeight: font.weight.strong });
/** Breaks between words only. */
export const word = style({ overflowWrap: "normal", whiteSpace: "nowrap" });
