import { style } from "@vanilla-extract/css";
import { color, space } from "#app/ui/theme/tokens.css.ts";

const line = style({ vectorEffect: "non-scaling-stroke" });

export const plot = style({ display: "block", width: "100%", minWidth: "8rem", height: space.l });
export const axis = style([line, { stroke: color.hairline, strokeWidth: "1px" }]);
export const half = style({ fill: color.accent, fillOpacity: 0.5 });
export const middle = style([line, { stroke: color.text, strokeWidth: "3px" }]);
