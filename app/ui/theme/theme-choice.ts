/** What a reader can choose; `system` follows the device. */
export const themeChoices = ["dark", "light", "system"] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** The theme of a reader who has not chosen. */
export const defaultTheme: ThemeChoice = "dark";

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}
