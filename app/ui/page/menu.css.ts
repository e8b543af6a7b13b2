import { style } from "@vanilla-extract/css";
import { color, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const menu = style({ position: "relative" });

export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: space.xxs,
  minHeight: size.target,
  padding: `0 calc(${space.xs} * 0.75)`,
  borderRadius: size.radius,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
  ":hover": { background: color.accentSoft },
});

export const chevron = style({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  selectors: { "details[open] &": { transform: "rotate(180deg)" } },
});

export const list = style({
  listStyle: "none",
  paddingLeft: space.m,
  "@media": {
    [wide]: {
      position: "absolute",
      zIndex: 2,
      top: "calc(100% + 0.25rem)",
      left: 0,
      minWidth: "13rem",
      padding: space.xs,
      background: color.raised,
      border: `${size.hairline} solid ${color.hairline}`,
      borderRadius: size.radius,
      boxShadow: color.shadow,
    },
  },
});

export const link = style({
  display: "flex",
  alignItems: "center",
  minHeight: size.target,
  padding: `0 ${space.s}`,
  borderRadius: size.radius,
  color: color.text,
  textDecoration: "none",
  ":hover": { background: color.accentSoft },
  selectors: { '&[aria-current="page"]': { color: color.accent } },
});
