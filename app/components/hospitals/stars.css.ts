import { style } from "@vanilla-extract/css";
import { color, font } from "#app/ui/theme/tokens.css.ts";

export const stars = style({ color: color.caution, whiteSpace: "nowrap" });
export const rest = style({ color: color.muted });
export const none = style({ color: color.muted, fontSize: font.size.caption, whiteSpace: "nowrap" });
