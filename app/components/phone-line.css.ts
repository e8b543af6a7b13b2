import { style } from "@vanilla-extract/css";
import { color, space } from "#app/ui/theme/tokens.css.ts";

export const said = style({ display: "block" });
export const means = style({ display: "block", marginTop: space.xs, color: color.muted });
