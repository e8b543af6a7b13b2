import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const search = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 30rem) auto",
  justifyContent: "start",
  gap: space.s,
  alignItems: "end",
});
export const loading = style({
  display: "none",
  color: color.muted,
  selectors: { '[aria-busy="true"] > &': { display: "block" } },
});

export const letters = style({ display: "flex", flexWrap: "wrap", gap: space.xxs, listStyle: "none" });
const letterBox = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: size.target,
  minHeight: size.target,
  borderRadius: size.radius,
});
export const letter = style([
  letterBox,
  {
    ":hover": { background: color.accentSoft },
    selectors: {
      '&[aria-current="page"]': {
        border: `${size.hairline} solid ${color.accent}`,
        color: color.text,
        fontWeight: font.weight.strong,
        textDecoration: "none",
      },
    },
  },
]);
export const unusedLetter = style([letterBox, { color: color.muted }]);
