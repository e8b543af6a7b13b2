import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export { ruledPart as section } from "#app/ui/page/stack.css.ts";

export const header = style({ display: "grid", gap: space.xxs });
export const name = style({ overflowWrap: "break-word", minWidth: 0 });

export const badge = style({
  justifySelf: "start",
  padding: `${space.xxs} ${space.s}`,
  borderRadius: size.radius,
  border: `${size.hairline} solid ${color.critical}`,
  background: color.criticalSoft,
  color: color.critical,
  fontSize: font.size.caption,
  fontWeight: font.weight.strong,
  whiteSpace: "nowrap",
  selectors: {
    "&[data-fixed]": {
      borderColor: color.positive,
      background: color.positiveSoft,
      color: color.positive,
    },
  },
});

/** The sentence that answers. */
export const answer = style({ fontSize: font.size.lead, fontWeight: font.weight.strong });
export const pictures = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  "@media": { [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(20rem, 1fr))", columnGap: space.xl } },
});

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: space.xxl } },
});

export const facts = style({ overflowWrap: "anywhere" });
export const fact = style({
  color: color.muted,
  fontSize: font.size.caption,
  selectors: { "&:not(:first-child)": { marginTop: space.s } },
});

export const list = style({ listStyle: "none", maxWidth: size.measure });
export const item = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.m,
  padding: `${space.s} 0`,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const distance = style({ whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" });
