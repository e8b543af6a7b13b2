import { style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

export const asked = style({
  padding: space.m,
  background: color.cautionSoft,
  border: `${size.hairline} solid ${color.caution}`,
  borderRadius: size.radius,
});
