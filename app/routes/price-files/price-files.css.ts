import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export {
  answer,
  bullets,
  figure,
  lead,
  note,
  page,
  plainList,
  ruledPart as part,
} from "#app/ui/page/stack.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "start",
  "@media": { [wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", columnGap: space.xxl } },
});

export const command = style({
  padding: space.m,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  overflowWrap: "anywhere",
});

/** What a number counts, with the number at the line's end. */
export const amounts = style({ display: "grid", maxWidth: size.measure });
export const amount = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: space.l,
  padding: `${space.s} 0`,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const counted = style({ fontWeight: font.weight.strong });
export const number = style({
  gridRow: 1,
  gridColumn: 2,
  fontWeight: font.weight.strong,
  fontVariantNumeric: "tabular-nums",
});
export const meaning = style({ gridColumn: 1, color: color.muted, fontSize: font.size.caption });

export const fileField = style({ maxWidth: "100%" });

export const facts = style({ overflowWrap: "anywhere" });
export const fact = style({
  color: color.muted,
  fontSize: font.size.caption,
  selectors: { "&:not(:first-child)": { marginTop: space.s } },
});

export const terms = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.m,
  rowGap: space.xs,
  maxWidth: size.measure,
  overflowWrap: "anywhere",
});
export const term = style({ fontWeight: font.weight.strong });
export const error = style({ color: color.critical, fontWeight: font.weight.strong });
export const warning = style({ color: color.caution, fontWeight: font.weight.strong });
/** A rule's name breaks only at its hyphens. */
export const rule = style({ overflowWrap: "normal" });
/** A file's own text, however long. */
export const verbatim = style({ overflowWrap: "anywhere", whiteSpace: "pre-wrap" });
