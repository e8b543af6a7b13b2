import { globalStyle, style } from "@vanilla-extract/css";
import { space } from "#app/ui/theme/tokens.css.ts";

/** On one line: the label beside its select. */
export const form = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.s });

globalStyle(`${form} > div`, { display: "flex", alignItems: "center", gap: space.s });
globalStyle(`${form} select`, { width: "auto" });
globalStyle(`${form} label`, { whiteSpace: "nowrap" });
