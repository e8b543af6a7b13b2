import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.xxs,
  listStyle: "none",
});

const place = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: size.target,
  minHeight: size.target,
  padding: `0 ${space.xs}`,
  fontVariantNumeric: "tabular-nums",
});

export const link = style([
  place,
  {
    border: `${size.hairline} solid transparent`,
    borderRadius: size.radius,
    ":hover": { background: color.accentSoft },
    selectors: {
      '&[aria-current="page"]': {
        borderColor: color.accent,
        color: color.text,
        fontWeight: font.weight.strong,
        textDecoration: "none",
      },
    },
  },
]);

export const gap = style([place, { minWidth: 0, color: color.muted }]);
