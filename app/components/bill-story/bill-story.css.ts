import { style } from "@vanilla-extract/css";
import { color, font, narrow, size, space } from "#app/ui/theme/tokens.css.ts";

/** Who sent the document, above what it means. */
export const title = style({ display: "grid", gap: space.xs });
export const name = style({ "@media": { [narrow]: { fontSize: font.size.title } } });
/** Parts that follow one another as those of the page do. */
export const screenOnly = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "inherit" });
/** The bill in one sentence. */
export const answer = style({ fontSize: font.size.lead, fontWeight: font.weight.strong, maxWidth: "40em" });
export const next = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  padding: space.m,
  border: `${size.hairline} solid ${color.accent}`,
  borderLeftWidth: "0.4rem",
  borderRadius: size.radius,
});
export const nextHeading = style({
  "@media": { [narrow]: { color: color.muted, fontFamily: "inherit", fontSize: font.size.caption } },
});
export const nextTitle = style({
  fontFamily: font.display,
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
});
export const facts = style({ display: "flex", flexWrap: "wrap", columnGap: space.m, color: color.muted });
export const soon = style({ color: color.caution, fontWeight: font.weight.strong });
export const steps = style({ listStyle: "none", margin: 0, padding: 0 });
export const step = style({
  padding: `${space.s} 0`,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const state = style({ color: color.muted, fontSize: font.size.caption });
export const bar = style({ display: "block", borderRadius: size.radius });
export const due = style({ fill: color.accent });
export const hatchGround = style({ fill: color.hairline });
export const hatchLine = style({ fill: color.accent });
