import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

const action = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minHeight: size.target,
  padding: `${space.xs} ${space.l}`,
  borderRadius: size.radius,
  border: `${size.hairline} solid ${color.accent}`,
  fontWeight: font.weight.strong,
  textDecoration: "none",
  cursor: "pointer",
  ":disabled": { opacity: 0.55, cursor: "not-allowed" },
});

export const primary = style([action, { background: color.accent, color: color.onAccent }]);
export const secondary = style([action, { background: "none", color: color.accent }]);
