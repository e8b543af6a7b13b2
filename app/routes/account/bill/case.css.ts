import { style } from "@vanilla-extract/css";
import { color, font, space } from "#app/ui/theme/tokens.css.ts";

export const timeline = style({ listStyle: "none", margin: 0, padding: 0 });
export const event = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 8.5rem) minmax(0, 1fr)",
  gap: space.s,
  padding: `${space.xs} 0`,
});
export const day = style({ color: color.muted });
export const found = style({
  marginTop: space.xs,
  paddingLeft: space.s,
  borderLeft: `0.2rem solid ${color.caution}`,
  fontSize: font.size.caption,
  fontWeight: font.weight.regular,
});
