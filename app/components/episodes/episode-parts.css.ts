import { style } from "@vanilla-extract/css";
import { font } from "#app/ui/theme/tokens.css.ts";

export const total = style({ maxWidth: "none", fontWeight: font.weight.strong });
export const amount = style({ fontWeight: font.weight.strong, fontVariantNumeric: "tabular-nums" });
