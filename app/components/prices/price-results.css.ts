import { style } from "@vanilla-extract/css";
import { table as blockTable, headingText, rowEdge, smallCaption } from "#app/ui/table/block-table.css.ts";
import { spoken, unseen } from "#app/ui/theme/spoken.css.ts";
import { color, font, narrow, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });

/** Rows of three lines on a phone, a table from where columns fit. */
export { rows } from "#app/ui/table/block-table.css.ts";
export const table = style([blockTable, { "@media": { [wide]: { tableLayout: "fixed" } } }]);

export const caption = style([smallCaption, { "@media": { [narrow]: unseen } }]);
export const headings = style({ "@media": { [narrow]: unseen } });
export const heading = style([
  headingText,
  {
    padding: `${space.xxs} ${space.xs}`,
    selectors: {
      "&[data-number]": { textAlign: "right" },
      "&:first-child": { paddingLeft: 0 },
      "&:last-child": { paddingRight: 0, textAlign: "right" },
    },
    "@media": {
      [wide]: {
        selectors: {
          "&:nth-child(2)": { width: "13rem" },
          "&:nth-child(3)": { width: "6.75rem" },
          "&:nth-child(4)": { width: "5.25rem" },
        },
      },
    },
  },
]);

export const row = style({
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) auto ${size.target}`,
  gridTemplateAreas: '"hospital hospital pick" "price nearness nearness"',
  columnGap: space.xs,
  alignItems: "center",
  padding: `${space.xs} 0`,
  borderTop: rowEdge,
  ":target": { background: color.accentSoft },
  "@media": { [wide]: { display: "table-row" } },
});

/** Below the row whose amount its hospitals share. */
export const sharing = style({ display: "block", "@media": { [wide]: { display: "table-row" } } });
export const sharingCell = style({
  display: "block",
  padding: `0 0 ${space.xs}`,
  "@media": { [wide]: { display: "table-cell", paddingLeft: "2rem" } },
});
export const sharingSummary = style({
  width: "fit-content",
  minHeight: "1.5rem",
  color: color.accent,
  fontSize: font.size.caption,
  lineHeight: "1.5rem",
  cursor: "pointer",
});
export const sharingList = style({ margin: 0, padding: 0, listStyle: "none" });
export const sharingItem = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto auto",
  columnGap: space.s,
  alignItems: "center",
  padding: `${space.xxs} 0`,
});
export const sharingName = style({ display: "grid", minWidth: 0 });
export const sharingNearness = style({
  fontSize: font.size.caption,
  textAlign: "right",
  whiteSpace: "nowrap",
});

const cell = style({
  padding: 0,
  textAlign: "left",
  fontWeight: font.weight.regular,
  "@media": {
    [wide]: {
      padding: space.xs,
      verticalAlign: "middle",
      borderTop: rowEdge,
      selectors: { "&:first-child": { paddingLeft: 0 }, "&:last-child": { paddingRight: 0 } },
    },
  },
});
/** The whole of a cut line is on the page it leads to. */
const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

/** As wide as the others leave it. */
export const hospital = style([cell, { gridArea: "hospital", minWidth: 0 }]);
export const line = style({ display: "flex", alignItems: "center", gap: space.xs, lineHeight: 1.4 });
/** Of its pin on the map, written by style: it is the same on both, and no figure. */
export const number = style({
  flex: "none",
  minWidth: "1.5rem",
  padding: "0 0.25rem",
  background: color.accent,
  borderRadius: "0.75rem",
  color: color.onAccent,
  fontSize: "0.75rem",
  fontWeight: font.weight.strong,
  lineHeight: "1.5rem",
  textAlign: "center",
  "::before": { content: "attr(data-number)" },
});
/** A finger needs 24 px (WCAG 2.2, 2.5.8). */
const TARGET_LINE = "1.5rem";

export const name = style([oneLine, { fontWeight: font.weight.strong, lineHeight: TARGET_LINE }]);
/** The service of a row, where the list is of several: its link is as wide as its words, so that they wrap. */
export const service = style({
  // What is only heard stays within it.
  position: "relative",
  display: "block",
  paddingLeft: "2rem",
  color: color.muted,
  fontSize: font.size.caption,
  lineHeight: TARGET_LINE,
});
export const about = style([
  service,
  oneLine,
  { lineHeight: 1.4, selectors: { "[data-sharing] &": { paddingLeft: 0 } } },
]);
export const call = style({
  "@media": { print: { selectors: { "&::after": { content: '" " attr(title)' } } } },
});

export const price = style([
  cell,
  {
    gridArea: "price",
    "@media": { [wide]: { textAlign: "right" } },
  },
]);
export const amount = style({
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  lineHeight: 1.3,
  "@media": { [wide]: { display: "block" } },
});
export const beside = style({
  color: color.muted,
  fontSize: font.size.caption,
  "@media": { [wide]: { ...oneLine, display: "block", lineHeight: 1.3 } },
});
export const caution = style({
  display: "block",
  maxWidth: "14rem",
  color: color.caution,
  whiteSpace: "normal",
});

/** How far it is, and its stars. */
export const nearness = style([
  cell,
  {
    gridArea: "nearness",
    fontSize: font.size.caption,
    whiteSpace: "nowrap",
    "@media": { [wide]: { paddingLeft: space.s } },
  },
]);
export const onWide = style({ "@media": { [narrow]: { display: "none" } } });
/** Where the distance has no column. */
export const onNarrow = style({ "@media": { [wide]: { display: "none" } } });
export const miles = style([onWide, { "@media": { [wide]: { display: "block" } } }]);
export const picking = style([
  cell,
  { gridArea: "pick", "@media": { [wide]: { paddingBlock: 0, textAlign: "right" } } },
]);

export const pick = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minWidth: size.target,
  minHeight: size.target,
  cursor: "pointer",
});
export const box = style({ width: "1.5rem", height: "1.5rem", accentColor: color.accent });
export const named = style([spoken]);
export const action = style({ display: "grid", justifyItems: "start", gap: space.xs });
