import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.m,
  color: color.muted,
});

export const list = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.xxs,
  listStyle: "none",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: size.target,
  padding: `0 ${space.s}`,
  border: `${size.hairline} solid transparent`,
  borderRadius: size.radius,
  ":hover": { background: color.accentSoft },
  selectors: {
    '&[aria-current="true"]': {
      borderColor: color.accent,
      color: color.text,
      fontWeight: font.weight.strong,
      textDecoration: "none",
    },
  },
});
