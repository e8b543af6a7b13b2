import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

/** A page's parts under one another. */
export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
/** A part of the page below a line. */
export const ruledPart = style([
  part,
  { alignContent: "start", paddingTop: space.l, borderTop: `${size.hairline} solid ${color.hairline}` },
]);
export const lead = style({ fontSize: font.size.lead, color: color.muted });
export const note = style({
  color: color.muted,
  fontSize: font.size.caption,
  fontWeight: font.weight.regular,
});

/** The page's one number, and what it is. */
export const answer = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.m,
  maxWidth: "none",
});
export const figure = style({
  fontFamily: font.display,
  fontSize: font.size.display,
  fontWeight: font.weight.strong,
  lineHeight: 1.2,
  fontVariantNumeric: "tabular-nums",
});

/** Fields side by side where they fit: labels on one line, then controls, then hints and what is wrong. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" } },
});
globalStyle(`${fields} :is([id$="-hint"], [id$="-caution"], [id$="-error"])`, {
  "@media": { [wide]: { order: "1" } },
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.s });

/** What opens on demand. */
export const details = style({
  padding: `${space.xs} ${space.m}`,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  selectors: { "&[open]": { paddingBottom: space.m } },
});
export const summary = style({
  padding: `${space.xs} 0`,
  color: color.accent,
  cursor: "pointer",
});
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.l,
  rowGap: space.xs,
  listStyle: "none",
});
export const problem = style({
  listStyle: "none",
  padding: space.m,
  background: color.criticalSoft,
  border: `${size.hairline} solid ${color.critical}`,
  borderRadius: size.radius,
});
export const bullets = style({ margin: 0, paddingLeft: space.l });
export const plainList = style({ listStyle: "none", margin: 0, padding: 0 });
/** What is to be copied, however long it is. */
export const address = style({ overflowWrap: "anywhere", userSelect: "all" });
/** Things that can be picked up, under one another. */
export const cards = style([part, { listStyle: "none", margin: 0, padding: 0 }]);
export const cardHeading = style({ fontSize: font.size.lead });
