import { style } from "@vanilla-extract/css";
import { note } from "#app/ui/page/stack.css.ts";

/** Below an amount that stays on one line, in a narrow column. */
export const change = style([note, { maxWidth: "14rem", marginLeft: "auto", whiteSpace: "normal" }]);

export const remove = style({ whiteSpace: "nowrap" });
