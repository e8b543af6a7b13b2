import { type SubmissionResult, useForm } from "@conform-to/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { ListedPasskey } from "#app/domain/accounts/passkeys/manage-passkeys.server.ts";
import { formatTime } from "#app/domain/dates/format-time.ts";
import { say } from "#app/domain/language/say.ts";
import { problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { PresentPasswordField } from "../forms/present-password-field.tsx";
import * as css from "./security.css.ts";

interface PasskeyListProps {
  passkeys: ListedPasskey[];
  refused: SubmissionResult<string[]> | undefined;
}

/** An account's passkeys. Each of its buttons also sends the password above the list. */
export function PasskeyList({ passkeys, refused }: PasskeyListProps) {
  const words = useWords().accountSecurity.passkeys;
  const language = useLanguage();
  const [form, { presentPassword }] = useForm<{ presentPassword: string }>({
    id: "remove-form",
    lastResult: refused,
  });
  if (passkeys.length === 0) return <p>{words.none}</p>;
  return (
    <form method="post" action="/account/security/passkeys" id={form.id} noValidate className={css.form}>
      <ErrorSummary id="remove-problems" errors={problemsOf(form, [presentPassword])} />
      <p>{words.toRemove}</p>
      <PresentPasswordField field={presentPassword} />
      <ul className={css.list}>
        {passkeys.map(({ passkeyId, name, addedAt, lastUsedAt }) => (
          <li key={passkeyId} className={css.item}>
            <div className={css.named}>
              <span>{name}</span>
              <span className={css.caption}>
                {say(language, words.added, { day: formatTime(language, addedAt) })} ·{" "}
                {lastUsedAt
                  ? say(language, words.used, { day: formatTime(language, lastUsedAt) })
                  : words.neverUsed}
              </span>
            </div>
            <SubmitButton
              rank="secondary"
              name="remove"
              value={passkeyId}
              aria-label={say(language, words.removePasskey, { name })}
            >
              {words.remove}
            </SubmitButton>
          </li>
        ))}
      </ul>
    </form>
  );
}
