import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const field = style({ display: "grid", gap: space.xxs });
export const label = style({ fontWeight: font.weight.strong });
export const hint = style({ color: color.muted, fontSize: font.size.caption });
export const caution = style({ color: color.caution, fontSize: font.size.caption });
export const error = style({ color: color.critical, fontWeight: font.weight.strong });

export const control = style({
  width: "100%",
  maxWidth: "30rem",
  minHeight: size.target,
  padding: `${space.xs} ${space.s}`,
  background: color.raised,
  border: `${size.hairline} solid ${color.fieldEdge}`,
  borderRadius: size.radius,
  ":disabled": { opacity: 0.6 },
  selectors: { '&[aria-invalid="true"]': { borderColor: color.critical, borderWidth: "2px" } },
});
