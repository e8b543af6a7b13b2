import { style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

export const list = style({ listStyle: "none", margin: 0, padding: 0, maxWidth: size.measure });
export const item = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: space.l,
  minHeight: size.target,
  padding: `${space.xs} 0`,
  borderBottom: `${size.hairline} solid ${color.hairline}`,
  overflowWrap: "anywhere",
});
export const amount = style({ fontVariantNumeric: "tabular-nums" });
export const daysAhead = style({ display: "block", overflow: "visible" });
export const line = style({ stroke: color.hairline, strokeWidth: "2px" });
export const ownDay = style({ fill: color.caution });
/** The other side's day is hollow. */
export const othersDay = style({ fill: color.ground, stroke: color.accent, strokeWidth: "2px" });
export const ends = style({ display: "flex", justifyContent: "space-between", color: color.muted });
/** On a separate line below. */
export const below = style({ flexBasis: "100%" });
