import { style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  maxWidth: size.measure,
});

export const late = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  maxWidth: size.measure,
  padding: space.m,
  background: color.cautionSoft,
  border: `2px solid ${color.caution}`,
  borderRadius: size.radius,
});
