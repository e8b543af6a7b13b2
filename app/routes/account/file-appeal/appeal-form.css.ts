import { style } from "@vanilla-extract/css";
import { size, space } from "#app/ui/theme/tokens.css.ts";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  maxWidth: size.measure,
});
