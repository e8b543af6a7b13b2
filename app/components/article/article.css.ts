import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const article = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  maxWidth: size.measure,
});
export const head = style({ display: "grid", gap: space.m });

/** The text in stretches, with figures between them. */
export const parts = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });

/** Running text that comes as HTML: its elements bear no class. */
export const prose = style({ overflowWrap: "break-word", lineHeight: 1.6 });
globalStyle(`${prose} > * + *`, { marginTop: space.m });
globalStyle(`${prose} > h2`, { marginTop: space.xl });
globalStyle(`${prose} > h3`, { marginTop: space.l });
globalStyle(`${prose} ul, ${prose} ol`, { paddingLeft: space.l });
globalStyle(`${prose} li + li`, { marginTop: space.xs });
globalStyle(`${prose} code`, { fontSize: font.size.caption });
globalStyle(`${prose} blockquote`, {
  display: "grid",
  gap: space.s,
  marginInline: 0,
  padding: space.m,
  background: color.raised,
  borderRadius: size.radius,
});
globalStyle(`${prose} table`, { width: "100%" });
globalStyle(`${prose} th, ${prose} td`, {
  padding: `${space.xs} ${space.s} ${space.xs} 0`,
  borderBottom: `${size.hairline} solid ${color.hairline}`,
  textAlign: "left",
  verticalAlign: "top",
});
globalStyle(`${prose} th`, { color: color.muted, fontSize: font.size.caption });
globalStyle(`${prose} :is(th, td):last-child`, { paddingRight: 0 });
globalStyle(`${prose} :is(th, td)[align="right"]`, { textAlign: "right", whiteSpace: "nowrap" });
globalStyle(`${prose} th[align="right"]`, { whiteSpace: "normal" });

export const sources = style({
  display: "grid",
  gap: space.s,
  paddingTop: space.l,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const sourceList = style({
  display: "grid",
  gap: space.xs,
  paddingLeft: space.l,
  fontSize: font.size.caption,
  overflowWrap: "break-word",
});
