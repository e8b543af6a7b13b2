import { style } from "@vanilla-extract/css";
import { font, size, space } from "#app/ui/theme/tokens.css.ts";

export const month = style({ whiteSpace: "nowrap" });
export const counted = style({ display: "inline-grid", gap: space.xxs, minWidth: "5rem" });

export const terms = style({ display: "grid", gap: space.s, maxWidth: size.measure });
export const term = style({ fontWeight: font.weight.strong });
