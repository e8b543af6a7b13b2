import { style } from "@vanilla-extract/css";
import { color, space } from "#app/ui/theme/tokens.css.ts";

/** While the panel reloads, this replaces its former results. */
export const loading = style({
  display: "none",
  color: color.muted,
  selectors: { '[aria-busy="true"] > &': { display: "block" } },
});

export const found = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  selectors: { '[aria-busy="true"] > &': { display: "none" } },
});
