import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  listStyle: "none",
  fontSize: font.size.caption,
});
export const crumb = style({
  overflowWrap: "anywhere",
  selectors: {
    "& + &::before": { content: '"›" / ""', padding: `0 ${space.xs}`, color: color.muted },
  },
});
export const way = style({
  display: "inline-block",
  minHeight: `calc(${size.target} / 1.5)`,
  padding: `${space.xxs} 0`,
});
export const here = style([way, { color: color.muted }]);
