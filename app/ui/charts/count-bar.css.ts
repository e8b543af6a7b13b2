import { style } from "@vanilla-extract/css";
import { color, space } from "#app/ui/theme/tokens.css.ts";

export const plot = style({ display: "block", width: "100%", minWidth: "4rem", height: space.xs });
export const ground = style({ fill: color.hairline });
export const bar = style({ fill: color.accent });
