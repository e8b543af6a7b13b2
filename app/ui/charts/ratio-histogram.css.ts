import { style } from "@vanilla-extract/css";
import { color, font, space } from "#app/ui/theme/tokens.css.ts";

export const figure = style({ display: "grid", gap: space.xxs });
export const plot = style({ display: "block", overflow: "visible" });

export const below = style({ fill: color.accent });
export const above = style({ fill: color.caution });
export const axis = style({ stroke: color.fieldEdge, strokeWidth: "1px" });
export const even = style({ stroke: color.text, strokeWidth: "1.5px" });
export const median = style({ stroke: color.text, strokeWidth: "1.5px", strokeDasharray: "4 3" });

export const words = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: space.xs,
  color: color.muted,
  fontSize: font.size.caption,
});
export const evenWord = style({ textAlign: "center" });
export const lastWord = style({ textAlign: "right" });
