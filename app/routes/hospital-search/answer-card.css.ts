import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, narrow, size, space, wide, widest } from "#app/ui/theme/tokens.css.ts";

/** What was asked, what most hospitals ask, and next to it one hospital to call. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  padding: space.s,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  "@media": { [wide]: { padding: `${space.m} ${space.l}` } },
});
export const halves = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  "@media": { [widest]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", columnGap: space.xl } },
});
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: space.xxs,
});

export const service = style({
  fontSize: font.size.body,
  "@media": { [wide]: { fontSize: font.size.lead } },
});
export const code = style({
  color: color.muted,
  fontFamily: font.family,
  fontSize: font.size.caption,
  fontWeight: font.weight.regular,
});
export const lead = style({
  fontFamily: font.display,
  fontSize: font.size.title,
  fontWeight: font.weight.strong,
  lineHeight: 1.2,
  textWrap: "balance",
  "@media": { [wide]: { fontSize: font.size.display } },
});
/** Where another sentence leads. */
export const lesser = style({ fontSize: font.size.lead, fontWeight: font.weight.strong });
export const figure = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const of = style({ color: color.muted });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: `${space.xxs} ${space.s}`,
  paddingTop: space.xxs,
});
export const fact = style({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
});
export const factName = style({ color: color.muted, fontSize: font.size.caption, lineHeight: 1.3 });
export const factValue = style({
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

/** One hospital to call. */
export const choice = style([
  part,
  {
    paddingTop: space.xs,
    borderTop: `${size.hairline} solid ${color.hairline}`,
    "@media": {
      [widest]: {
        padding: `0 0 0 ${space.l}`,
        borderTop: 0,
        borderLeft: `${size.hairline} solid ${color.hairline}`,
      },
    },
  },
]);
export const choiceHeading = style({
  color: color.muted,
  fontFamily: font.family,
  fontSize: font.size.caption,
  fontWeight: font.weight.regular,
  letterSpacing: 0,
});
export const choiceName = style({
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  lineHeight: 1.3,
});
export const price = style({ fontWeight: font.weight.strong, fontVariantNumeric: "tabular-nums" });
export const phone = style({ whiteSpace: "nowrap" });
/** Words to say, as said. */
export const script = style({
  paddingLeft: space.s,
  borderLeft: `3px solid ${color.accent}`,
  fontSize: font.size.caption,
});

/** What was assumed, with what else may be meant one press away. */
export const assumed = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xxs} ${space.xs}`,
  fontSize: font.size.caption,
});
globalStyle(`${assumed} > *`, { minWidth: 0, maxWidth: "100%" });
globalStyle(`${card} p, ${assumed} p`, { maxWidth: "none" });
/** On a phone one line that scrolls. */
export const chips = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  minWidth: 0,
  "@media": { [narrow]: { flexWrap: "nowrap", overflowX: "auto", whiteSpace: "nowrap" } },
  gap: space.xxs,
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: font.size.caption,
});
export const chip = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "1.75rem",
  padding: `0 ${space.s}`,
  border: `${size.hairline} solid ${color.fieldEdge}`,
  borderRadius: "1rem",
  textDecoration: "none",
  ":hover": { background: color.accentSoft, textDecoration: "underline" },
  selectors: {
    '&[aria-current="true"]': {
      borderColor: color.accent,
      color: color.text,
      fontWeight: font.weight.strong,
    },
  },
});
export const chipsLabel = style({ color: color.muted });

/** The meanings of words, one to be chosen first. */
export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 18rem), 1fr))",
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const choiceLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  padding: `${space.xs} ${space.m}`,
  background: color.raised,
  border: `${size.hairline} solid ${color.fieldEdge}`,
  borderRadius: size.radius,
  ":hover": { background: color.accentSoft },
});
