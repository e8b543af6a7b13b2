import { style } from "@vanilla-extract/css";
import { space, wide } from "#app/ui/theme/tokens.css.ts";

/** Two fields side by side even on a phone, so that the prices are not far below them. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: space.m,
  alignItems: "end",
  "@media": { [wide]: { gridTemplateColumns: "repeat(auto-fit, minmax(14rem, 1fr))" } },
});
