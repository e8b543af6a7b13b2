import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export { lead, note, page, ruledPart as part } from "#app/ui/page/stack.css.ts";

export const parts = style({ display: "flex", flexWrap: "wrap", columnGap: space.l, listStyle: "none" });
export const partLink = style({ display: "inline-flex", alignItems: "center", minHeight: size.target });

export const items = style({ listStyle: "none" });

/** The item that a vote leads back to stands out. */
export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  padding: `${space.m} 0`,
  borderTop: `${size.hairline} solid ${color.hairline}`,
  selectors: {
    "&:target": { background: color.accentSoft, boxShadow: `0 0 0 ${space.xs} ${color.accentSoft}` },
  },
  "@media": {
    [wide]: {
      gridTemplateColumns: `minmax(0, ${size.measure}) 9rem`,
      columnGap: space.xxl,
      alignItems: "start",
    },
  },
});
export const words = style({ display: "grid", gap: space.xs, overflowWrap: "anywhere" });
export const description = style({ whiteSpace: "pre-line" });

export const voting = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  "@media": { [wide]: { display: "grid", justifyItems: "stretch", textAlign: "center" } },
});
export const votes = style({ fontWeight: font.weight.strong, fontVariantNumeric: "tabular-nums" });
export const voted = style({ color: color.positive });

export const form = style({ display: "grid", gap: space.m });
export const alert = style({
  padding: space.m,
  background: color.criticalSoft,
  border: `${size.hairline} solid ${color.critical}`,
  borderRadius: size.radius,
});
export const done = style({
  padding: space.m,
  background: color.positiveSoft,
  border: `${size.hairline} solid ${color.positive}`,
  borderRadius: size.radius,
});
