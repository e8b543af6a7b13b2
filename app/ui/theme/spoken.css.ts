import { style } from "@vanilla-extract/css";

/** What is heard and not seen, for a rule that holds on some screens only. */
export const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/** For screen readers only. */
export const spoken = style({ ...unseen, whiteSpace: "nowrap" });
