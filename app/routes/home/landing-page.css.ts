import { style } from "@vanilla-extract/css";
import { color, font, space, wide } from "#app/ui/theme/tokens.css.ts";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxl,
  alignItems: "start",
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
      gridTemplateAreas: '"question recent" "how recent"',
      gridTemplateRows: "auto 1fr",
    },
  },
});

export const question = style({
  display: "grid",
  gap: space.l,
  "@media": { [wide]: { gridArea: "question" } },
});
export const recent = style({ "@media": { [wide]: { gridArea: "recent" } } });
export const how = style({ display: "grid", gap: space.l, "@media": { [wide]: { gridArea: "how" } } });

export const lead = style({ fontSize: font.size.lead, color: color.muted });
export const note = style({ color: color.muted, fontSize: font.size.caption });

export const steps = style({ display: "grid", gap: space.l, paddingLeft: space.l });
export const step = style({ paddingLeft: space.xs });
