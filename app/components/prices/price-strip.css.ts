import { style } from "@vanilla-extract/css";
import { color, font, space, wide } from "#app/ui/theme/tokens.css.ts";

export const strip = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });

export const ends = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  listStyle: "none",
  fontSize: font.size.caption,
  fontVariantNumeric: "tabular-nums",
  "@media": { [wide]: { display: "flex", justifyContent: "space-between", gap: space.l } },
});
export const end = style({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // The link's focus ring is inside.
  padding: "0.1875rem",
  margin: "-0.1875rem",
});
export const thinned = style({ color: color.muted, fontSize: font.size.caption });
