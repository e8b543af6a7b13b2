import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const group = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  minWidth: 0,
  margin: 0,
  padding: `${space.m} 0 0`,
  border: 0,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const legend = style({ padding: 0, fontSize: font.size.lead, fontWeight: font.weight.strong });
export const hint = style({ margin: 0, color: color.muted });
