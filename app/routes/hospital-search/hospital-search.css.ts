import { style } from "@vanilla-extract/css";
import { font, space, wide, widest } from "#app/ui/theme/tokens.css.ts";

export const results = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  "@media": { [wide]: { gap: space.m } },
});

/** The list beside its map, where both fit; on a phone the map follows the list. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignItems: "start",
  "@media": { [widest]: { gridTemplateColumns: "minmax(0, 1fr) 19rem", columnGap: space.l } },
});
export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const map = style({
  display: "grid",
  gap: space.xs,
  "@media": { [widest]: { position: "sticky", top: space.m } },
});

/** The answer stands close together: on a phone it and the first price are one screen. */
export const answer = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xs,
  "@media": { [wide]: { gap: space.s } },
});
export const sentence = style({ maxWidth: "none" });
export const service = style({
  fontSize: font.size.lead,
  "@media": { [wide]: { fontSize: font.size.title } },
});
export const figure = style({
  fontSize: font.size.title,
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
  "@media": { [wide]: { fontSize: font.size.display } },
});
