import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

/** An answer in a frame of another site, from 280 px on: everything is in one column. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.s,
  width: "100%",
  maxWidth: "56.25rem",
  margin: "0 auto",
  padding: space.m,
});
globalStyle(`${card} p`, { maxWidth: "none" });
export const title = style({ fontSize: font.size.lead });
export const notice = style({
  padding: `${space.xxs} ${space.m}`,
  background: color.cautionSoft,
  fontSize: font.size.caption,
});
export const source = style({
  paddingTop: space.xs,
  borderTop: `${size.hairline} solid ${color.hairline}`,
  color: color.muted,
  fontSize: font.size.caption,
});
/** Of a list; a finger finds each link. */
export const rows = style({
  display: "grid",
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
