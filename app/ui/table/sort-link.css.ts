import { style } from "@vanilla-extract/css";
import { color, space } from "#app/ui/theme/tokens.css.ts";

/** As high as a link next to another one must be. */
export const link = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xxs,
  minHeight: "1.5rem",
  minWidth: "1.5rem",
  selectors: {
    "&[data-sorted]": { color: color.text, textDecoration: "none" },
    "&:not(:last-child)": { marginRight: space.xs },
  },
});
