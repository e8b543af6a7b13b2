import { style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

export const file = style({ overflowWrap: "anywhere" });
export const pages = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 14rem), 1fr))",
  gap: space.m,
  listStyle: "none",
  margin: 0,
  padding: 0,
});
export const page = style({
  width: "100%",
  height: "auto",
  background: "#fff",
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
});
