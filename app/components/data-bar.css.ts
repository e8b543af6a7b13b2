import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const bar = style({ borderBottom: `${size.hairline} solid ${color.hairline}` });

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s,
  listStyle: "none",
  fontSize: font.size.caption,
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
