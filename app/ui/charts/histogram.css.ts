import { style } from "@vanilla-extract/css";
import { color, font, space } from "#app/ui/theme/tokens.css.ts";

const line = style({ vectorEffect: "non-scaling-stroke" });

export const figure = style({ display: "grid", gap: space.xxs });
export const plot = style({ display: "block", width: "100%", height: "10rem" });
export const bar = style({ fill: color.fieldEdge });
export const band = style({ fill: color.accentSoft });
export const axis = style([line, { stroke: color.hairline, strokeWidth: "1px" }]);
export const middle = style([line, { stroke: color.accent, strokeWidth: "2px", strokeDasharray: "4 3" }]);

export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.m,
  color: color.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: "tabular-nums",
});
