import { style } from "@vanilla-extract/css";

/** Dark on light in both themes, and in forced colors: cameras expect it. */
export const code = style({
  width: "min(14rem, 100%)",
  height: "auto",
  background: "#fff",
  fill: "#000",
  forcedColorAdjust: "none",
});
