import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export { ruledPart as section } from "#app/ui/page/stack.css.ts";

export const header = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxs,
});
export const title = style({ overflowWrap: "anywhere" });
export const where = style({ color: color.muted });
/** Looks like a link: saving is one of the ways on from here. */
export const saveButton = style({
  minHeight: "1.5rem",
  padding: 0,
  border: 0,
  background: "none",
  color: color.accent,
  textDecoration: "underline",
  textUnderlineOffset: "0.2em",
  cursor: "pointer",
});

/** The page's answer: the amount, its kind, and how it compares. */
export const price = style({ display: "grid", gap: space.xxs });
export const priceHeading = style({
  color: color.muted,
  fontSize: font.size.body,
  fontWeight: font.weight.strong,
});
export const standing = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s });
export const sentence = style({
  maxWidth: "none",
  fontWeight: font.weight.strong,
  "@media": { [wide]: { fontSize: font.size.lead } },
});
export const result = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const formula = style({ fontVariantNumeric: "tabular-nums" });

export const filter = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space.m });
export const filterField = style({ flex: "0 1 30rem", minWidth: 0 });

export const payer = style({
  borderTop: `${size.hairline} solid ${color.hairline}`,
  ":last-child": { borderBottom: `${size.hairline} solid ${color.hairline}` },
});
export const payerSummary = style({
  minHeight: size.target,
  padding: `${space.s} 0`,
  cursor: "pointer",
  overflowWrap: "anywhere",
});
export const payerName = style({ fontWeight: font.weight.strong });
export const payerRange = style({ color: color.muted, fontVariantNumeric: "tabular-nums" });
export const plans = style({ padding: `${space.xs} 0 ${space.l}` });
export const amount = style({ fontWeight: font.weight.strong });
export const wrapping = style({ overflowWrap: "anywhere", whiteSpace: "normal" });
