import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { QrCode } from "#app/ui/page/qr-code.tsx";
import { PresentPasswordField } from "../forms/present-password-field.tsx";
import * as css from "./security.css.ts";

interface TurnOnCodesProps {
  /** In base32. */
  secret: string;
  qrCode: { size: number; path: string };
  refused: SubmissionResult<string[]> | undefined;
}

/** Hands a key to an authenticator app, and takes its first code. */
export function TurnOnCodes({ secret, qrCode, refused }: TurnOnCodesProps) {
  const words = useWords().accountSecurity.codes;
  const [form, { code, presentPassword }] = useForm<Record<"code" | "presentPassword", string>>({
    id: "codes-form",
    lastResult: refused,
  });
  return (
    <form method="post" action="/account/security/codes" id={form.id} noValidate className={css.form}>
      <ErrorSummary id="codes-problems" errors={problemsOf(form, [code, presentPassword])} />
      <h2>{words.scan}</h2>
      <QrCode {...qrCode} label={words.qrLabel} />
      <p>{words.orType}</p>
      <p className={css.code}>{(secret.match(/.{1,4}/g) ?? []).join(" ")}</p>
      <h2>{words.enter}</h2>
      <TextField
        {...fieldOf(code)}
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
      />
      <PresentPasswordField field={presentPassword} />
      <div>
        <SubmitButton name="intent" value="on">
          {words.turnOn}
        </SubmitButton>
      </div>
    </form>
  );
}
