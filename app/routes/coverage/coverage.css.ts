import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const parts = style({ display: "grid", gap: space.s, maxWidth: size.measure });
export const partName = style({ fontWeight: font.weight.strong });

/** A score and a bar of as many parts of 100. */
export const score = style({ display: "inline-grid", gap: space.xxs, minWidth: "5rem" });
export const outOf = style({ color: color.muted, fontSize: font.size.caption });
/** Breaks between words only. */
export const word = style({ overflowWrap: "normal", whiteSpace: "nowrap" });
