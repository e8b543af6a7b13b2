import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

/** Like a sheet on a table. */
export const paper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  maxWidth: size.measure,
  padding: space.m,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  overflowWrap: "anywhere",
  "@media": { [wide]: { padding: space.xl } },
});
export const subject = style({ fontWeight: font.weight.strong });
export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.xs,
});
export const number = style({ minWidth: "1.5rem", fontVariantNumeric: "tabular-nums" });
globalStyle(`${paper} mark`, { background: color.cautionSoft, color: color.caution });

/** A letter next to what it says; below it where there is little room. */
export const meanings = style({ display: "grid", gap: space.m, margin: 0 });
export const meaning = style({
  display: "grid",
  gap: space.xs,
  paddingBlockEnd: space.s,
  borderBottom: `${size.hairline} solid ${color.hairline}`,
  overflowWrap: "anywhere",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.l } },
});
globalStyle(`${meaning} dd`, { margin: 0 });
globalStyle(`${meaning} dt`, { color: color.muted });
