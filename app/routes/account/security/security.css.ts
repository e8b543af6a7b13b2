import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  maxWidth: size.measure,
});
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  paddingTop: space.l,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });
export const list = style({ display: "grid", gap: space.m, listStyle: "none", margin: 0, padding: 0 });
export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
});
export const named = style({ display: "grid", gap: space.xxs, minWidth: 0, overflowWrap: "anywhere" });
export const caption = style({ color: color.muted, fontSize: font.size.caption });
export const notice = style({
  padding: space.m,
  background: color.cautionSoft,
  border: `${size.hairline} solid ${color.caution}`,
  borderRadius: size.radius,
});
export const wrapping = style({ overflowWrap: "anywhere" });
/** A key or a code, to be read letter by letter. */
export const code = style({
  fontFamily: "ui-monospace, Consolas, monospace",
  fontSize: font.size.lead,
  overflowWrap: "anywhere",
});
export const codes = style([
  code,
  {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
    gap: space.s,
    listStyle: "none",
    margin: 0,
    padding: space.m,
    border: `${size.hairline} solid ${color.hairline}`,
    borderRadius: size.radius,
  },
]);
