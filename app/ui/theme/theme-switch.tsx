import { useUiWords } from "#app/ui/words/ui-words.tsx";
import { type ThemeChoice, themeChoices } from "./theme-choice.ts";
import * as css from "./theme-switch.css.ts";

/** Where it is on the page. */
export const themeSwitchId = "theme";

/** Three buttons of one plain form: the page comes back in the chosen theme, with or without script. */
export function ThemeSwitch({ current, returnTo }: { current: ThemeChoice; returnTo: string }) {
  const words = useUiWords().theme;
  return (
    <form method="post" action="/theme">
      <input type="hidden" name="redirectTo" value={returnTo} />
      <fieldset id={themeSwitchId} className={css.group}>
        <legend className={css.legend}>{words.legend}</legend>
        {themeChoices.map((choice) => (
          <button
            type="submit"
            key={choice}
            name="theme"
            value={choice}
            aria-pressed={choice === current}
            className={css.choice}
          >
            {words[choice]}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
