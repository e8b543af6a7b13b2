import { globalStyle, style } from "@vanilla-extract/css";
import * as stack from "#app/ui/page/stack.css.ts";
import { unseen } from "#app/ui/theme/spoken.css.ts";
import { color, font, size, space, wide, widest } from "#app/ui/theme/tokens.css.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });

/** All on one line where there is room. */
export const fields = style([
  stack.fields,
  {
    "@media": {
      [wide]: { gap: space.s, gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" },
      [widest]: {
        gridTemplateColumns: "minmax(0, 4fr) minmax(0, 3fr) minmax(0, 2.6fr) minmax(0, 3fr) 14rem auto",
      },
    },
  },
]);
globalStyle(`${fields} label`, {
  "@media": {
    [wide]: { fontSize: font.size.caption, fontWeight: font.weight.regular, whiteSpace: "nowrap" },
  },
});
globalStyle(`${fields} [id$="-error"]`, { "@media": { [wide]: { fontSize: font.size.caption } } });
/** Next to the fields' controls, below a label's height. */
export const submit = style({
  "@media": { [widest]: { paddingTop: `calc(${font.size.caption} * 1.5 + ${space.xxs})` } },
});
/** With an answer below, hints are only read out. */
export const compact = style({});
globalStyle(`${compact} [id$="-hint"]`, { "@media": { [wide]: unseen } });

export const underForm = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: `0 ${space.m}`,
});
export const more = style({
  fontSize: font.size.caption,
  selectors: { "&[open]": { flex: "1 1 100%", paddingBottom: space.m } },
});
globalStyle(`${more} > summary`, { minHeight: "1.75rem", padding: `${space.xxs} 0` });
globalStyle(`${underForm} > :not(details) button, ${underForm} > button`, {
  minHeight: "1.75rem",
  padding: `0 ${space.xs}`,
  border: 0,
  background: "none",
  color: color.accent,
  fontSize: font.size.caption,
  "@media": { "(pointer: coarse)": { minHeight: size.target } },
});
