import { keyframes, style } from "@vanilla-extract/css";
import { color, size, space } from "#app/ui/theme/tokens.css.ts";

const appear = keyframes({ to: { visibility: "visible" } });
const vanish = keyframes({ to: { visibility: "hidden" } });

/** Until a script has looked for a draft; if it never loads, the form appears anyway. */
const restoring = "[data-restoring]";
const patience = "0s 3s forwards";

export const form = style({
  display: "grid",
  gap: space.l,
  maxWidth: size.measure,
  selectors: {
    [`&${restoring}`]: {
      "@media": { "(scripting: enabled)": { visibility: "hidden", animation: `${appear} ${patience}` } },
    },
  },
});

export const loading = style({
  display: "none",
  color: color.muted,
  selectors: {
    [`:has(> ${restoring}) > &`]: {
      "@media": { "(scripting: enabled)": { display: "block", animation: `${vanish} ${patience}` } },
    },
  },
});
