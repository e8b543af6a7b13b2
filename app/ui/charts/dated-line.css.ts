import { style } from "@vanilla-extract/css";
import { color, font, space } from "#app/ui/theme/tokens.css.ts";

/** The margin is half a point, which stands out at both ends. */
export const figure = style({ display: "grid", gap: space.xxs, marginInline: space.xxs });
export const plot = style({ display: "block", overflow: "visible" });

export const axis = style({ stroke: color.fieldEdge, strokeWidth: "1px" });
export const line = style({ stroke: color.accent, strokeWidth: "2px", strokeLinecap: "round" });
export const point = style({ fill: color.text, stroke: color.ground, strokeWidth: "2px" });

const text = style({
  color: color.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: "tabular-nums",
});
export const highest = text;
export const ends = style([text, { display: "flex", justifyContent: "space-between", gap: space.m }]);
