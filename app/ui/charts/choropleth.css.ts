import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const map = style({ display: "block", width: "100%", height: "auto", overflow: "visible" });

export const area = style({
  stroke: color.fieldEdge,
  strokeWidth: "1px",
  vectorEffect: "non-scaling-stroke",
});
export const plain = style([area, { fill: color.ground }]);
/** Over the areas, so that no neighbour covers a part of it. */
export const outline = style({
  fill: "none",
  stroke: color.text,
  strokeWidth: "3px",
  vectorEffect: "non-scaling-stroke",
  pointerEvents: "none",
});
export const hatch = style({ fill: "none", stroke: color.fieldEdge, strokeWidth: "2px" });

/** One hue, ever further from the ground: the order shows without telling hues apart, in both themes. */
export const shades = [0.22, 0.4, 0.58, 0.78, 1].map((fillOpacity) =>
  style([area, { fill: color.accent, fillOpacity }]),
);

globalStyle(`${map} a:is(:hover, :focus-visible) path`, { stroke: color.caution, strokeWidth: "4px" });

export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.m,
  rowGap: space.xxs,
  listStyle: "none",
  fontSize: font.size.caption,
  color: color.muted,
  fontVariantNumeric: "tabular-nums",
});
export const entry = style({ display: "inline-flex", alignItems: "center", gap: space.xs });
export const swatch = style({
  width: space.l,
  height: space.m,
  borderRadius: size.radius,
});
