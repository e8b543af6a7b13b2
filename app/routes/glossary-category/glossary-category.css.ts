import { style } from "@vanilla-extract/css";
import * as entries from "#app/components/glossary/entries.css.ts";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space.l,
  rowGap: space.xs,
});
export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: size.target,
  color: color.text,
  fontWeight: font.weight.strong,
  textDecoration: "none",
});
export const book = style({
  fill: "none",
  stroke: color.accent,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
  strokeLinecap: "round",
});
/** On a narrow screen there is always one column. */
export const layouts = style({ display: "none", "@media": { [wide]: { display: "block" } } });
export const back = style({
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: size.target,
});

export const search = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 30rem) auto",
  justifyContent: "start",
  gap: space.s,
  alignItems: "end",
});
export const loading = style({
  display: "none",
  color: color.muted,
  selectors: { '[aria-busy="true"] > &': { display: "block" } },
});

export const entry = style([
  entries.entry,
  { ":target": { borderTopColor: color.accent, boxShadow: `0 -2px 0 ${color.accent}` } },
]);
export const name = style({ fontSize: font.size.lead, overflowWrap: "anywhere" });
export const toggle = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  color: color.accent,
  cursor: "pointer",
  listStyle: "none",
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const showMore = style({ selectors: { "details[open] > summary > &": { display: "none" } } });
export const showLess = style({
  display: "none",
  selectors: { "details[open] > summary > &": { display: "inline" } },
});
export const more = style({
  display: "grid",
  gap: space.m,
  padding: `${space.xs} 0 ${space.s} ${space.m}`,
  borderLeft: `2px solid ${color.hairline}`,
});
export const heading = style({
  marginBottom: space.xxs,
  color: color.muted,
  fontSize: font.size.caption,
});

/** What an operator needs to see why a category is empty. */
export const debug = style({
  padding: space.m,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  color: color.muted,
  fontSize: font.size.caption,
  overflowWrap: "anywhere",
});
