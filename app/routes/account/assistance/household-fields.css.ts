import { style } from "@vanilla-extract/css";
import { fields } from "#app/ui/page/stack.css.ts";
import { color, font, size, space } from "#app/ui/theme/tokens.css.ts";

/** An income, set apart from the next one. */
export const row = style([
  fields,
  {
    margin: 0,
    padding: `${space.s} 0 ${space.m}`,
    border: 0,
    borderBottom: `${size.hairline} solid ${color.hairline}`,
  },
]);
export const legend = style({ padding: 0, color: color.muted, fontSize: font.size.caption });
