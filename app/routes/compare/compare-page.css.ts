import { style } from "@vanilla-extract/css";
import { font, space, wide } from "#app/ui/theme/tokens.css.ts";

export const sides = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": { [wide]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const legend = style({
  marginBottom: space.s,
  padding: 0,
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
});
export const less = style({ fontWeight: font.weight.strong });
export const price = style({ whiteSpace: "nowrap" });
