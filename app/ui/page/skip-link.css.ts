import { style } from "@vanilla-extract/css";
import { color, space } from "#app/ui/theme/tokens.css.ts";

export const link = style({
  position: "absolute",
  left: space.m,
  top: space.xs,
  zIndex: 5,
  padding: `${space.xs} ${space.m}`,
  background: color.accent,
  color: color.onAccent,
  selectors: { "&:not(:focus)": { transform: "translateY(-200%)" } },
});
