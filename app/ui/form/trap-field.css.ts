import { globalStyle, style } from "@vanilla-extract/css";

/** For programs that fill in every field they find. */
export const trap = style({ position: "absolute", left: "-100vw", width: "1px", overflow: "hidden" });
globalStyle(`${trap} input`, { width: "1px" });
