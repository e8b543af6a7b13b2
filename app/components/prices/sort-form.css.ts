import { globalStyle, style } from "@vanilla-extract/css";
import { narrow, space } from "#app/ui/theme/tokens.css.ts";

/** On one line: the label next to its select. */
export const form = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.xs });

globalStyle(`${form} > div`, { display: "flex", alignItems: "center", gap: space.xs });
// Its button, where there is no script, is on the same line on a phone.
globalStyle(`${form} select`, { width: "auto", "@media": { [narrow]: { maxWidth: "9rem" } } });
globalStyle(`${form} label`, { whiteSpace: "nowrap" });
