import { style, styleVariants } from "@vanilla-extract/css";
import { color, font, space } from "#app/ui/theme/tokens.css.ts";

/** The margin is half a dot, which stands out at both ends. */
export const figure = style({ display: "grid", gap: space.xxs, marginInline: space.xxs });
export const plot = style({ display: "block", overflow: "visible" });

export const band = style({ fill: color.accentSoft });
export const axis = style({ stroke: color.fieldEdge, strokeWidth: "1px" });
export const dot = style({ fill: color.accent, fillOpacity: 0.75, stroke: color.ground, strokeWidth: "1px" });
export const crowd = style({ fill: color.ground, stroke: color.accent, strokeWidth: "1.5px" });
export const crowdCount = style({ fill: color.text, fontSize: "0.6rem", fontVariantNumeric: "tabular-nums" });
export const own = style({ fill: color.text, stroke: color.ground, strokeWidth: "2px" });
export const beside = style({ fill: color.ground, stroke: color.caution, strokeWidth: "2.5px" });

export const line = styleVariants({
  own: { stroke: color.text, strokeWidth: "2px" },
  middle: { stroke: color.muted, strokeWidth: "1.5px", strokeDasharray: "4 3" },
  beside: { stroke: color.caution, strokeWidth: "2px" },
});

/** Its edge in the ground's colour keeps it readable where another mark's line passes behind it. */
const text = style({
  fontSize: font.size.caption,
  fontVariantNumeric: "tabular-nums",
  paintOrder: "stroke",
  stroke: color.ground,
  strokeWidth: "5px",
});
export const name = styleVariants({
  own: [text, { fill: color.text, fontWeight: font.weight.strong }],
  middle: [text, { fill: color.muted }],
  beside: [text, { fill: color.caution, fontWeight: font.weight.strong }],
});

export const ends = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space.m,
  color: color.muted,
  fontSize: font.size.caption,
  fontVariantNumeric: "tabular-nums",
});
