import { style } from "@vanilla-extract/css";
import { color } from "#app/ui/theme/tokens.css.ts";

export const plot = style({ display: "block", overflow: "visible", minWidth: "4rem" });
export const band = style({ fill: color.accentSoft });
export const axis = style({ stroke: color.hairline, strokeWidth: "1px" });
export const dot = style({ fill: color.text, stroke: color.ground, strokeWidth: "1.5px" });
