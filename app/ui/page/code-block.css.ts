import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const block = style({
  margin: 0,
  padding: space.m,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  fontSize: font.size.caption,
  whiteSpace: "pre-wrap", // long values wrap: nothing to scroll on a phone
  overflowWrap: "anywhere",
});
