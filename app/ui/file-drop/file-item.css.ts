import { style } from "@vanilla-extract/css";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

export const item = style({
  display: "grid",
  gap: space.s,
  padding: space.s,
  border: `${size.hairline} solid ${color.hairline}`,
  borderRadius: size.radius,
  selectors: {
    '&[data-state="error"]': { borderColor: color.critical },
    '&[data-state="success"]': { borderColor: color.accent },
  },
});

export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space.s });
export const name = style({ fontWeight: font.weight.strong, overflowWrap: "anywhere" });
export const facts = style({ color: color.muted, fontSize: font.size.caption });
export const remove = style({
  minHeight: size.target,
  marginLeft: "auto",
  padding: `0 ${space.s}`,
  background: "none",
  border: 0,
  color: color.accent,
  textDecoration: "underline",
  cursor: "pointer",
});
