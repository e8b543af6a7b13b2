import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const page = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });
export const part = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.s,
  paddingTop: space.l,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});
export const lead = style({ fontSize: font.size.lead, color: color.muted });
export const note = style({ color: color.muted });

export const rules = style({ display: "grid", gap: space.xs, maxWidth: size.measure, paddingLeft: space.l });
export const contents = style({
  display: "grid",
  gap: space.xxs,
  padding: 0,
  listStyle: "none",
  overflowWrap: "anywhere",
});

export const path = style({ fontSize: font.size.lead, overflowWrap: "anywhere", scrollMarginTop: space.l });
export const method = style({ color: color.accent });
export const request = style({ maxWidth: "none", overflowWrap: "anywhere" });

export const terms = style({
  display: "grid",
  gap: space.xs,
  maxWidth: size.measure,
  margin: 0,
  overflowWrap: "anywhere",
});
export const term = style({ fontWeight: font.weight.strong });
export const summary = style({ minHeight: size.target, cursor: "pointer", alignContent: "center" });
