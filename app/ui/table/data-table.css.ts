import { style } from "@vanilla-extract/css";
import { color, font, size, space, wide } from "#app/ui/theme/tokens.css.ts";

const rowEdge = `${size.hairline} solid ${color.hairline}`;

/** Blocks on a phone, a table from where columns fit. */
export const table = style({
  display: "block",
  width: "100%",
  "@media": { [wide]: { display: "table" } },
});

export const caption = style({
  display: "block",
  paddingBottom: space.s,
  color: color.muted,
  textAlign: "left",
  "@media": { [wide]: { display: "table-caption" } },
});

/** On a phone each cell carries its heading, so these are only heard. */
export const headings = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  "@media": {
    [wide]: { display: "table-header-group", position: "static", overflow: "visible", clipPath: "none" },
  },
});

export const rows = style({ display: "block", "@media": { [wide]: { display: "table-row-group" } } });

export const row = style({
  display: "block",
  padding: `${space.s} 0`,
  borderTop: rowEdge,
  "@media": { [wide]: { display: "table-row", padding: 0 } },
});

export const heading = style({
  padding: `${space.xs} ${space.s}`,
  color: color.muted,
  fontSize: font.size.caption,
  fontWeight: font.weight.strong,
  textAlign: "left",
  verticalAlign: "bottom",
  selectors: { "&[data-number]": { textAlign: "right" }, "&:first-child": { paddingLeft: 0 } },
});

const cell = style({
  display: "block",
  padding: 0,
  textAlign: "left",
  overflowWrap: "anywhere",
  "@media": {
    [wide]: {
      display: "table-cell",
      padding: space.s,
      verticalAlign: "top",
      selectors: {
        "&[data-number]": { textAlign: "right", whiteSpace: "nowrap" },
        "&:first-child": { paddingLeft: 0 },
      },
    },
  },
});

export const rowHeading = style([
  cell,
  {
    fontWeight: font.weight.strong,
    "@media": { [wide]: { minWidth: "7rem", overflowWrap: "break-word" } },
  },
]);

export const value = style([
  cell,
  {
    display: "grid",
    gridTemplateColumns: "minmax(6rem, 2fr) minmax(0, 5fr)",
    columnGap: space.m,
    marginTop: space.xxs,
    "::before": {
      // The heading is heard already: it belongs to the cell's column.
      content: ["attr(data-heading)", 'attr(data-heading) / ""'],
      color: color.muted,
    },
    "@media": { [wide]: { display: "table-cell", "::before": { content: "none" } } },
  },
]);
