import { style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

export const frame = style({ position: "relative" });
export const list = style({
  position: "absolute",
  insetInline: 0,
  zIndex: 1,
  margin: 0,
  padding: 0,
  listStyle: "none",
  background: color.raised,
  color: color.text,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
});
export const option = style({
  padding: `${space.xs} ${space.s}`,
  minHeight: size.target,
  cursor: "pointer",
  ":hover": { background: color.accentSoft },
  selectors: {
    '&[aria-selected="true"]': {
      background: color.accentSoft,
      outline: `2px solid ${color.accent}`,
      outlineOffset: "-2px",
    },
  },
});
export const detail = style({ color: color.muted });
