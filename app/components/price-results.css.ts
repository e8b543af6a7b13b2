import { globalStyle, style } from "@vanilla-extract/css";
import { headingText, rowEdge, smallCaption } from "#app/ui/table/block-table.css.ts";
import { spoken, unseen } from "#app/ui/theme/spoken.css.ts";
import { color, font, narrow, size, space, wide } from "#app/ui/theme/tokens.css.ts";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.m });

/** Rows of two lines on a phone, a table from where columns fit. */
export { rows, table } from "#app/ui/table/block-table.css.ts";

export const caption = style([smallCaption, { "@media": { [narrow]: unseen } }]);
export const headings = style({ "@media": { [narrow]: unseen } });
export const heading = style([
  headingText,
  {
    padding: `${space.xs} ${space.s}`,
    selectors: { "&[data-number]": { textAlign: "right" }, "&:first-child": { paddingLeft: 0 } },
  },
]);

export const row = style({
  display: "grid",
  gridTemplateColumns: `auto minmax(3rem, 1fr) ${size.target}`,
  gridTemplateAreas: '"hospital hospital pick" "amount standing pick" "about about about"',
  columnGap: space.s,
  alignItems: "center",
  padding: `0.3125rem 0`,
  borderTop: rowEdge,
  ":target": { background: color.accentSoft },
  "@media": { [wide]: { display: "table-row" } },
});

const cell = style({
  padding: 0,
  textAlign: "left",
  fontWeight: font.weight.regular,
  "@media": {
    [wide]: {
      padding: space.s,
      verticalAlign: "top",
      borderTop: rowEdge,
      selectors: { "&:first-child": { paddingLeft: 0 }, "&:last-child": { paddingRight: 0 } },
    },
  },
});

export const hospital = style([
  cell,
  {
    gridArea: "hospital",
    lineHeight: 1.25,
    "@media": {
      // Two lines, and none where a third says more: the whole name is on the page it leads to.
      [narrow]: {
        display: "-webkit-box",
        WebkitBoxOrient: "vertical",
        WebkitLineClamp: 2,
        overflow: "hidden",
      },
    },
  },
]);
export const number = style({ color: color.muted, fontVariantNumeric: "tabular-nums" });
export const name = style({ fontWeight: font.weight.strong });
export const where = style({
  color: color.muted,
  fontSize: font.size.caption,
  "@media": { [wide]: { display: "block" } },
});
/** On a phone, where the hospital's two lines have room for it. */
export const freeCareNarrow = style({
  color: color.muted,
  fontSize: font.size.caption,
  "@media": { [wide]: { display: "none" } },
});
export const service = style([where, { display: "block" }]);

export const price = style([
  cell,
  { gridArea: "amount", "@media": { [wide]: { textAlign: "right", whiteSpace: "nowrap" } } },
]);
export const amount = style({
  fontSize: font.size.lead,
  fontWeight: font.weight.strong,
  lineHeight: "1.5rem",
});
/** On a phone it stands for the eye before the source, where there is room. */
export const times = style({
  color: color.muted,
  fontSize: font.size.caption,
  "@media": { [narrow]: unseen },
});
export const source = style({
  "@media": {
    [narrow]: {
      selectors: {
        "&[data-times]::before": { content: [`attr(data-times) " · "`, `attr(data-times) " · " / ""`] },
      },
    },
  },
});
export const onlyWide = style({
  color: color.muted,
  fontSize: font.size.caption,
  "@media": { [narrow]: { display: "none" } },
});

export const standing = style([
  cell,
  {
    gridArea: "standing",
    fontSize: font.size.caption,
    "@media": {
      [narrow]: {
        display: "grid",
        gridTemplateColumns: "minmax(3rem, 1fr) auto",
        alignItems: "center",
        columnGap: space.s,
      },
      [wide]: { minWidth: "9rem" },
    },
  },
]);
export const level = style({
  "@media": {
    [narrow]: {
      whiteSpace: "nowrap",
      selectors: { "&::after": { content: [`" " attr(data-short)`, `" " attr(data-short) / ""`] } },
    },
  },
});
export const word = style({ fontWeight: font.weight.strong });
/** On a phone its short form stands there for the eye. */
export const full = style({
  "@media": {
    [narrow]: unseen,
  },
});

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
export const about = style([
  cell,
  {
    gridArea: "about",
    fontSize: font.size.caption,
    "@media": { [narrow]: { ...oneLine, lineHeight: 1.3 }, [wide]: { minWidth: "13rem" } },
  },
]);
export const others = style({ "@media": { [narrow]: { display: "none" } } });
export const freeCare = style({ color: color.muted, "@media": { [narrow]: { display: "none" } } });
export const picking = style([cell, { gridArea: "pick", "@media": { [wide]: { paddingBlock: 0 } } }]);

/** With a payer's rates the second line of the hospital is the plan's, with the cash price. */
export const byRate = style({});
globalStyle(`${byRate} ${hospital}`, { "@media": { [narrow]: { WebkitLineClamp: 1 } } });
globalStyle(`${byRate} ${others}[data-rated]`, { "@media": { [narrow]: { display: "block", ...oneLine } } });
globalStyle(`${byRate} ${others} > div`, {
  "@media": { [narrow]: { display: "inline", marginRight: space.s } },
});

export const pick = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space.xs,
  minWidth: size.target,
  minHeight: size.target,
  cursor: "pointer",
});
export const box = style({ width: "1.25rem", height: "1.25rem", accentColor: color.accent });
export const named = style([spoken]);
export const action = style({ display: "grid", justifyItems: "start", gap: space.xs });
