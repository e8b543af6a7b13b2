import { style } from "@vanilla-extract/css";

/** Lines to copy; a long one goes on in the next line, on a phone too. */
export const block = style({
  margin: 0,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
