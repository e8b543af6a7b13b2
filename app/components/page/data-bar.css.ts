import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const bar = style({ borderBottom: `${size.hairline} solid ${color.hairline}` });

/** One line on a phone, which scrolls by itself where it is too long. */
export const list = style({
  display: "flex",
  columnGap: space.s,
  overflowX: "auto",
  listStyle: "none",
  fontSize: font.size.caption,
  whiteSpace: "nowrap",
  "@media": { [wide]: { columnGap: space.m, fontSize: font.size.body } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  borderBottom: "2px solid transparent",
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
  selectors: {
    '&[aria-current="page"]': {
      borderBottomColor: color.accent,
      color: color.text,
      fontWeight: font.weight.strong,
    },
  },
});
