import { style } from "@vanilla-extract/css";

export const letter = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontFamily: "inherit" });
