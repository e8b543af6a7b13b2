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
/** On a line of its own below. */
export const below = style({ flexBasis: "100%" });
