import { style } from "@vanilla-extract/css";
import { color, size, space } from "./tokens.css.ts";

export const group = style({ display: "flex", alignItems: "center" });

export const legend = style({ float: "left", marginRight: space.s, padding: 0 });

export const choice = style({
  minHeight: size.target,
  padding: `0 ${space.s}`,
  background: "none",
  border: `${size.hairline} solid ${color.fieldEdge}`,
  color: color.text,
  cursor: "pointer",
  ":hover": { background: color.accentSoft },
  selectors: {
    "& + &": { borderLeft: 0 },
    '&[aria-pressed="true"]': { background: color.accent, color: color.onAccent },
  },
});
