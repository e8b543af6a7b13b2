import { type ThemeChoice, themeChoices } from "./theme-choice.ts";
import * as css from "./theme-switch.css.ts";

const labels: Record<ThemeChoice, string> = { dark: "Dark", light: "Light", system: "System" };

/** Three buttons of one plain form: the page comes back in the chosen theme, with or without script. */
export function ThemeSwitch({ current, returnTo }: { current: ThemeChoice; returnTo: string }) {
  return (
    <form method="post" action="/theme">
      <input type="hidden" name="redirectTo" value={returnTo} />
      <fieldset className={css.group}>
        <legend className={css.legend}>Theme</legend>
        {themeChoices.map((choice) => (
          <button
            type="submit"
            key={choice}
            name="theme"
            value={choice}
            aria-pressed={choice === current}
            className={css.choice}
          >
            {labels[choice]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
