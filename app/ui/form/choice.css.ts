import { style } from "@vanilla-extract/css";
import { size, space } from "#app/ui/theme/tokens.css.ts";

/** A radio button with its words, as large as a finger. */
export const choice = style({
  display: "flex",
  alignItems: "baseline",
  gap: space.xs,
  minHeight: size.target,
  padding: `${space.xs} 0`,
});
