import { style } from "@vanilla-extract/css";
import { note as quiet } from "#app/ui/page/stack.css.ts";
import { wide } from "#app/ui/theme/tokens.css.ts";

/** Below an amount, which itself never breaks. */
export const note = style([
  quiet,
  {
    whiteSpace: "normal",
    overflowWrap: "anywhere",
    "@media": { [wide]: { minWidth: "7rem" } },
  },
]);
