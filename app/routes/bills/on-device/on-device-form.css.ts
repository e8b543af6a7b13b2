import { style } from "@vanilla-extract/css";
import { stack } from "../upload/upload-page.css.ts";

/** It has its place before its script shows it, so that nothing moves under the reader. */
export const form = style([
  stack,
  {
    "@media": {
      "(scripting: enabled)": {
        selectors: { '&[data-state="waiting"]': { display: "grid !important", visibility: "hidden" } },
      },
    },
  },
]);
