import { style } from "@vanilla-extract/css";
import { card } from "#app/ui/page/card.css.ts";
import { color, font, size, space, wide, widest } from "#app/ui/theme/tokens.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  marginTop: space.l,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" } },
});

export { card };
export const alone = style([card, { marginTop: space.l }]);
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const lead = style({ marginTop: space.s, fontSize: font.size.lead, color: color.muted });
export const note = style({ display: "block", color: color.muted, fontSize: font.size.caption });
export const error = style({
  padding: space.s,
  background: color.criticalSoft,
  border: `${size.hairline} solid ${color.critical}`,
  borderRadius: size.radius,
  color: color.critical,
  fontWeight: font.weight.strong,
});

export const promise = style({
  paddingLeft: space.m,
  borderLeft: `3px solid ${color.accent}`,
});

export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: space.l,
  rowGap: space.xs,
  alignItems: "baseline",
});
export const total = style({
  fontSize: font.size.display,
  fontWeight: font.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const details = style({ borderTop: `${size.hairline} solid ${color.hairline}`, paddingTop: space.s });
export const summary = style({
  minHeight: size.target,
  paddingTop: space.xs,
  color: color.accent,
  cursor: "pointer",
});

export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "start",
  "@media": { [widest]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const picture = style({
  display: "block",
  maxWidth: "100%",
  maxHeight: "36rem",
  border: `${size.hairline} solid ${color.hairline}`,
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.s });
