import { style } from "@vanilla-extract/css";
import { spoken } from "#app/ui/theme/spoken.css.ts";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const price = style({ fontSize: font.size.lead, fontWeight: font.weight.strong });
export const others = style({ fontSize: font.size.caption });
export const source = style({ fontSize: font.size.caption });
export const pick = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: size.target,
  cursor: "pointer",
});
export const box = style({ width: "1.25rem", height: "1.25rem", accentColor: color.accent });
export const named = style([spoken]);
export const action = style({ display: "grid", justifyItems: "start", gap: space.xs });
