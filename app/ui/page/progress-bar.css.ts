import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const box = style({ display: "grid", gap: space.xxs });

export const texts = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.s,
  fontSize: font.size.caption,
  fontVariantNumeric: "tabular-nums",
});

export const bar = style({
  appearance: "none",
  width: "100%",
  height: space.xs,
  border: 0,
  borderRadius: size.radius,
  overflow: "hidden",
  background: color.hairline,
  "::-webkit-progress-bar": { background: color.hairline },
  "::-webkit-progress-value": { background: color.accent, transition: "width 120ms" },
  "::-moz-progress-bar": { background: color.accent },
});
