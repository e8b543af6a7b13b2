import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const lead = style({ marginTop: space.s, fontSize: font.size.lead, color: color.muted });

export const columns = style({
  display: "grid",
  gap: space.xl,
  marginTop: space.xl,
  "@media": { [wide]: { gridTemplateColumns: "1fr 1fr", columnGap: space.xxl } },
});

export const column = style({ display: "grid", alignContent: "start", gap: space.xl });

export const part = style({
  display: "grid",
  alignContent: "start",
  gap: space.m,
  paddingTop: space.l,
  borderTop: `${size.hairline} solid ${color.hairline}`,
});

export const form = style({ display: "grid", gap: space.m });
