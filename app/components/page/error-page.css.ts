import { style } from "@vanilla-extract/css";
import { color, space } from "#app/ui/theme/tokens.css.ts";

export const stack = style({ display: "grid", gap: space.m, justifyItems: "start" });
export const status = style({ color: color.muted });
