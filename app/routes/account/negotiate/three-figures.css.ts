import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const figures = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  margin: 0,
  "@media": { [wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const figure = style({
  display: "grid",
  alignContent: "start",
  gap: space.xs,
  paddingTop: space.s,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const amount = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: font.size.display,
  fontWeight: font.weight.strong,
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
});
export const reasons = style({ margin: 0, paddingLeft: space.l, fontSize: font.size.caption });
