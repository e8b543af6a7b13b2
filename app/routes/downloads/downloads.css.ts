import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const facts = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.m,
  rowGap: space.xxs,
  maxWidth: size.measure,
});
export const fact = style({ color: color.muted });
export const hash = style({ overflowWrap: "anywhere", fontSize: font.size.caption });
/** Text to copy as is. */
export const quote = style({
  maxWidth: size.measure,
  padding: space.m,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  overflowWrap: "anywhere",
});
/** Links side by side, far enough apart to be touched. */
export const files = style({ display: "flex", flexWrap: "wrap", columnGap: space.m, rowGap: space.s });
