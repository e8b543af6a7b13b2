import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

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
