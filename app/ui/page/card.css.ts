import { style } from "@vanilla-extract/css";
import { color, size, space, wide } from "#app/ui/theme/tokens.css.ts";

/** A thing that can be picked up: a bill, a list of bills. */
export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  padding: space.m,
  background: color.raised,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  "@media": { [wide]: { padding: space.l } },
});
