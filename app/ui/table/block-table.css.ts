import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

/** The parts of a table that is one where columns fit; on a phone its rows are blocks. */
export const table = style({ display: "block", width: "100%", "@media": { [wide]: { display: "table" } } });

export const caption = style({
  display: "block",
  paddingBottom: space.s,
  color: color.muted,
  textAlign: "left",
  "@media": { [wide]: { display: "table-caption" } },
});

/** On a line with little above it. */
export const smallCaption = style([caption, { paddingBottom: space.xs, fontSize: font.size.caption }]);

export const rows = style({ display: "block", "@media": { [wide]: { display: "table-row-group" } } });

export const headingText = style({
  color: color.muted,
  fontSize: font.size.caption,
  fontWeight: font.weight.strong,
  textAlign: "left",
  verticalAlign: "bottom",
});

export const rowEdge = `${size.hairline} solid ${color.hairline}`;
