import { style } from "@vanilla-extract/css";
import { color, font, space } from "#app/ui/theme/tokens.css.ts";

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, fontWeight: font.weight.strong });
export const error = style({ margin: 0, color: color.critical, fontWeight: font.weight.strong });
export const tick = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.s,
  alignItems: "center",
  padding: `${space.xs} 0`,
});
export const hint = style({ gridColumn: 2, color: color.muted, fontSize: font.size.caption });
