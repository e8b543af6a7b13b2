import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size } from "#app/ui/theme/tokens.css.ts";

export const plan = style({
  display: "block",
  width: "100%",
  maxWidth: "28rem",
  height: "auto",
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
});

export const land = style({ fill: color.ground, stroke: color.fieldEdge, strokeWidth: "1px" });
export const lead = style({ stroke: color.muted, strokeWidth: "1px" });
export const spot = style({ fill: color.muted });
export const here = style({ stroke: color.caution, strokeWidth: "2px", fill: "none" });
export const pin = style({ fill: color.accent, stroke: color.ground, strokeWidth: "1.5px" });
export const number = style({
  fill: color.onAccent,
  fontSize: "12px",
  fontWeight: font.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

const words = {
  fontSize: "12px",
  fontVariantNumeric: "tabular-nums",
  paintOrder: "stroke",
  strokeWidth: "3px",
};
export const scale = style({ ...words, fill: color.muted, stroke: color.raised });
export const scaleLine = style({ stroke: color.muted, strokeWidth: "2px", fill: "none" });

globalStyle(`${plan} a:is(:hover, :focus-visible) circle`, { stroke: color.caution, strokeWidth: "3px" });
