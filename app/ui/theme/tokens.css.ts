import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { displayFamily } from "./typeface.css.ts";

/** Roles of colour; every pair that carries text meets WCAG 2.2 AA in both themes. */
export const color = createGlobalThemeContract(
  {
    ground: "ground",
    raised: "raised",
    hairline: "hairline",
    fieldEdge: "field-edge",
    text: "text",
    muted: "muted",
    accent: "accent",
    onAccent: "on-accent",
    accentSoft: "accent-soft",
    caution: "caution",
    cautionSoft: "caution-soft",
    positive: "positive",
    positiveSoft: "positive-soft",
    critical: "critical",
    criticalSoft: "critical-soft",
    scheme: "scheme",
    shadow: "shadow",
  },
  (value) => `color-${value}`,
);

const dark = {
  ground: "#0e1a2b",
  raised: "#16263c",
  hairline: "#2c3f59",
  fieldEdge: "#7d90ab",
  text: "#f5f2ea",
  muted: "#b9c4d2",
  accent: "#5fd6c8",
  onAccent: "#06231f",
  accentSoft: "#12363d",
  caution: "#f4c062",
  cautionSoft: "#3a2f16",
  positive: "#8fdca4",
  positiveSoft: "#16371f",
  critical: "#ffa698",
  criticalSoft: "#43211f",
  scheme: "dark",
  shadow: "0 8px 24px #00000080",
};

const light = {
  ground: "#fbf9f4",
  raised: "#ffffff",
  hairline: "#d8d2c4",
  fieldEdge: "#6c7a8c",
  text: "#14233a",
  muted: "#4a596d",
  accent: "#0a665e",
  onAccent: "#ffffff",
  accentSoft: "#dff1ee",
  caution: "#744a00",
  cautionSoft: "#fbefd3",
  positive: "#1a5f31",
  positiveSoft: "#e0f2e4",
  critical: "#a1241a",
  criticalSoft: "#fbe4e1",
  scheme: "light",
  shadow: "0 8px 24px #14233a26",
};

createGlobalTheme(':root, :root[data-theme="dark"]', color, dark);
createGlobalTheme(':root[data-theme="light"]', color, light);
globalStyle(':root[data-theme="system"]', {
  "@media": { "(prefers-color-scheme: light)": { vars: Object.fromEntries(roles(light)) } },
});

/** Paper is white. */
globalStyle(":root:root:root", {
  "@media": { print: { vars: Object.fromEntries(roles({ ...light, ground: "#fff", raised: "#fff" })) } },
});

/** The light theme's values under the contract's variable names, for the theme that follows the device. */
function roles(theme: typeof light): [string, string][] {
  return (Object.keys(theme) as (keyof typeof theme)[]).map((role) => [color[role], theme[role]]);
}

/** Distances on a rhythm of 4 px, in rem so that they grow with the reader's text size. */
export const space = {
  xxs: "0.25rem",
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2rem",
  xxl: "3rem",
  xxxl: "4.5rem",
} as const;

export const font = {
  family: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif',
  display: displayFamily,
  size: { caption: "0.875rem", body: "1rem", lead: "1.1875rem", title: "1.5rem", display: "2.25rem" },
  weight: { regular: "400", strong: "600" },
} as const;

export const size = {
  /** The least height of what a finger presses. */
  target: "2.75rem",
  /** The widest line of running text. */
  measure: "42rem",
  page: "72rem",
  radius: "0.375rem",
  hairline: "1px",
} as const;

/** From here on two columns fit; on paper, too. */
export const wide = "screen and (min-width: 48rem), print";
/** A phone, where they do not. */
export const narrow = "screen and (max-width: 47.99rem)";
/** Room for a second column next to a full one. */
export const widest = "screen and (min-width: 73rem)";
/** Where there is none. */
export const narrower = "screen and (max-width: 72.99rem)";
