import { globalStyle, style } from "@vanilla-extract/css";
import { size, space } from "#app/ui/theme/tokens.css.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  maxWidth: size.measure,
});
/** As wide as the letter. */
export const body = style({});
globalStyle(`${body} textarea`, { maxWidth: "none" });
