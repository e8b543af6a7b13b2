import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export { note as caption } from "#app/ui/page/stack.css.ts";
export { spoken } from "#app/ui/theme/spoken.css.ts";

export const figures = style({
  paddingBottom: space.l,
  borderBottom: `${size.hairline} solid ${color.hairline}`,
});
/** Two fields side by side even on a phone, so that the figures are not far below them. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: space.m,
  alignItems: "end",
  "@media": { [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" } },
});

/** The map and what belongs to it, and next to it the table, where both fit. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  alignItems: "start",
  "@media": {
    "screen and (min-width: 64rem)": {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      columnGap: space.xl,
    },
  },
});
export const column = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xl });

/** Breaks between words only. */
export const word = style({ overflowWrap: "normal" });

export const stateLink = style({
  display: "inline-block",
  minHeight: "1.5rem",
  overflowWrap: "normal",
  scrollMarginTop: space.xl,
  selectors: {
    "&:target": { background: color.cautionSoft, outline: `2px solid ${color.caution}` },
    '&[aria-current="true"]': { color: color.text },
  },
});
/** As high as a link below another one must be. */
export const target = style({ display: "inline-block", minHeight: "1.5rem" });
export const whole = style({ whiteSpace: "nowrap" });
export const term = style({ display: "inline", fontWeight: font.weight.strong });
export const meaning = style({ display: "inline" });

/** The figure of a row that is read first. */
export const leading = style({ fontSize: font.size.lead, fontWeight: font.weight.strong });
/** The sentence that answers. */
export const sentence = style({
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  maxWidth: size.measure,
});

/** Scrolls by itself where a phone is narrower than its figures. */
export const scrolling = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  overflowX: "auto",
});
