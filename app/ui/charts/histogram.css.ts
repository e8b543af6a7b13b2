import { style } from "@vanilla-extract/css";
import { color } from "#app/ui/theme/tokens.css.ts";

export { axis, band, ends, figure, middle } from "./strip-plot.css.ts";

export const plot = style({ display: "block", width: "100%", height: "10rem" });
export const bar = style({ fill: color.fieldEdge });
