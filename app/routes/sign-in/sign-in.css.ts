import { style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  maxWidth: size.measure,
});
export const form = style({ display: "grid", gap: space.m });
export const apart = style({
  display: "grid",
  gap: space.s,
  paddingTop: space.l,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const notice = style({
  padding: space.m,
  background: color.cautionSoft,
  border: `${size.hairline} solid ${color.caution}`,
  borderRadius: size.radius,
});
