import { style } from "@vanilla-extract/css";
import { color, font, size, space, widest } from "#app/ui/theme/tokens.css.ts";

/** The pictures next to the fields where there is room, above them on a phone. */
export const beside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "start",
  "@media": { [widest]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" } },
});
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(11rem, 100%), 1fr))",
  gap: space.m,
  alignItems: "end",
});
export const labelLine = style({ display: "flex", alignItems: "baseline", gap: space.xs });

/** As it is on the picture. */
export const number = style({
  minWidth: "1.5rem",
  padding: `0 ${space.xxs}`,
  textAlign: "center",
  border: `${size.hairline} solid ${color.accent}`,
  borderRadius: size.radius,
  color: color.accent,
  fontSize: font.size.caption,
  fontWeight: font.weight.strong,
  textDecoration: "none",
});
export const doubt = style({ color: color.caution, fontSize: font.size.caption });
export const differs = style({ paddingLeft: space.m, borderLeft: `3px solid ${color.caution}` });

export const choices = style({ display: "grid", gap: space.xxs });
export const find = style({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space.s });

export const line = style({
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const lineBody = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  paddingBottom: space.m,
});
export const lineSummary = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  columnGap: space.s,
  alignItems: "center",
  minHeight: size.target,
  padding: `${space.xs} 0`,
  cursor: "pointer",
});
export const lineName = style({ color: color.accent, fontWeight: font.weight.strong });
export const lineText = style({ overflowWrap: "anywhere" });
export const lineAmount = style({ fontVariantNumeric: "tabular-nums" });
export const lineGrid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))",
  gap: space.s,
  alignItems: "end",
});
export const otherLines = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const conflict = style({
  display: "grid",
  gap: space.s,
  padding: space.m,
  background: color.cautionSoft,
  border: `2px solid ${color.caution}`,
  borderRadius: size.radius,
});
export const changes = style({ paddingLeft: space.l });

export const documents = style({ listStyle: "none", padding: 0, overflowWrap: "anywhere" });
