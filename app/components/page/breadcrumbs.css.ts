import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  listStyle: "none",
  fontSize: font.size.caption,
});
/** On a phone only the step up is there, which is what the way is used for. */
export const crumb = style({
  overflowWrap: "anywhere",
  selectors: {
    "&:not(:nth-last-child(2))": { display: "none" },
    "&:nth-last-child(2)::before": {
      content: '"‹" / ""',
      paddingRight: space.xs,
      color: color.muted,
    },
  },
  "@media": {
    [wide]: {
      selectors: {
        "&:not(:nth-last-child(2))": { display: "list-item" },
        "&:nth-last-child(2)::before": { content: "none" },
        "& + &::before, & + &:nth-last-child(2)::before": {
          content: '"›" / ""',
          padding: `0 ${space.xs}`,
          color: color.muted,
        },
      },
    },
  },
});
export const way = style({
  display: "inline-block",
  minHeight: `calc(${size.target} / 1.5)`,
  padding: `${space.xxs} 0`,
});
export const here = style([way, { color: color.muted }]);
