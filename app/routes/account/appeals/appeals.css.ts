import { style } from "@vanilla-extract/css";
import { color, size, space, wide } from "#app/ui/theme/tokens.css.ts";

/** Rows of a list with a hairline between. */
const row = {
  padding: `${space.xs} 0`,
  borderBottom: `${size.hairline} solid ${color.hairline}`,
  overflowWrap: "anywhere",
} as const;

export const timeline = style({ listStyle: "none", margin: 0, padding: 0, maxWidth: size.measure });
export const event = style({
  ...row,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: space.m,
  "@media": { [wide]: { gridTemplateColumns: "12rem minmax(0, 1fr)" } },
});
export const day = style({ color: color.muted, fontVariantNumeric: "tabular-nums" });
export const what = style({ minWidth: 0 });

export const list = style({ listStyle: "none", margin: 0, padding: 0, maxWidth: size.measure });
export const item = style({
  ...row,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  columnGap: space.l,
  minHeight: size.target,
});
export const groupHeading = style({ margin: 0 });
