import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const summary = style({
  display: "grid",
  gap: space.xs,
  padding: space.m,
  background: color.criticalSoft,
  border: `2px solid ${color.critical}`,
  borderRadius: size.radius,
});
export const title = style({ fontWeight: font.weight.strong });
export const list = style({ listStyle: "none" });
export const link = style({ color: color.critical });
