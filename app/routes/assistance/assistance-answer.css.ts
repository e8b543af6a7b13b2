import { style } from "@vanilla-extract/css";
import { bullets } from "#app/ui/page/stack.css.ts";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

/** The answer itself. */
export const headline = style({
  padding: `${space.s} 0 ${space.s} ${space.m}`,
  borderLeft: `${space.xxs} solid ${color.accent}`,
  fontSize: font.size.title,
  fontWeight: font.weight.strong,
  lineHeight: 1.35,
});

/** Sentences under one another, as wide as running text. */
export const list = style([bullets, { maxWidth: size.measure }]);
