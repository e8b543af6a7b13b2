import { style } from "@vanilla-extract/css";
import { size, space } from "#app/ui/theme/tokens.css.ts";

export const form = style({ display: "grid", gap: space.l, maxWidth: size.measure });
export const email = style({ margin: 0, overflowWrap: "anywhere" });
export const tick = style({ display: "flex", alignItems: "center", gap: space.xs, minHeight: size.target });
