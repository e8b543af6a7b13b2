import { style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

export const button = style({
  position: "fixed",
  right: space.m,
  bottom: space.m,
  zIndex: 3,
  display: "grid",
  placeItems: "center",
  width: size.target,
  height: size.target,
  borderRadius: "50%",
  background: color.accent,
  color: color.onAccent,
  boxShadow: color.shadow,
});

export const arrow = style({ fill: "none", stroke: "currentColor", strokeWidth: 2 });
