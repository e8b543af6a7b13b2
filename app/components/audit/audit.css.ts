import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.l,
  rowGap: space.s,
  margin: 0,
});
export const beside = style({
  margin: 0,
  fontSize: font.size.lead,
  fontVariantNumeric: "tabular-nums",
});
export const count = style({ color: color.muted, fontWeight: font.weight.regular });

/** A finding's heading shows its strength; the edge only groups them. */
export const finding = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  padding: space.m,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  selectors: {
    '&[data-strength="error"]': { borderColor: color.critical },
    "&:target": { outline: `2px solid ${color.accent}` },
  },
  "@media": { print: { breakInside: "avoid" } },
});
export const past = style({
  padding: space.s,
  background: color.cautionSoft,
  border: `${size.hairline} solid ${color.caution}`,
  borderRadius: size.radius,
});
export const findingHeading = style({ margin: 0, fontSize: font.size.lead });
export const amount = style({ fontWeight: font.weight.strong, fontVariantNumeric: "tabular-nums" });
export const line = style({ scrollMarginTop: space.l });
