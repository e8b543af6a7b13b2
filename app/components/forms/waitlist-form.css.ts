import { style } from "@vanilla-extract/css";
import { space } from "#app/ui/theme/tokens.css.ts";

export const form = style({ display: "grid", gap: space.m });
