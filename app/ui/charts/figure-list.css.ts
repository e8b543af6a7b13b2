import { style } from "@vanilla-extract/css";
import { color, font, space } from "#app/ui/theme/tokens.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8.5rem, 1fr))",
  gap: space.m,
});
export const figure = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
});
export const name = style({ color: color.muted, fontSize: font.size.caption });
export const value = style({
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
