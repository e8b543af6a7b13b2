import { style } from "@vanilla-extract/css";
import { color, font, space } from "#app/ui/theme/tokens.css.ts";

/** The answer itself. */
export const headline = style({
  padding: `${space.s} 0 ${space.s} ${space.m}`,
  borderLeft: `${space.xxs} solid ${color.accent}`,
  fontSize: font.size.title,
  fontWeight: font.weight.strong,
  lineHeight: 1.35,
});
