import { type SubmissionResult, useForm } from "@conform-to/react";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { SampleDoor } from "./sample-door.tsx";
import * as css from "./sign-in.css.ts";

type SignUpFields = Record<"name" | "email" | "password", string>;

interface SignUpFormProps {
  refused: SubmissionResult<string[]> | undefined;
  isMailOn: boolean;
  /** Where a person who has to sign up first wanted to go; '' = nowhere. */
  redirectTo: string;
  /** A bill to send along, sealed; '' = none. */
  carried: string;
}

export function SignUpForm({ refused, isMailOn, redirectTo, carried }: SignUpFormProps) {
  const words = useWords().signIn;
  const [form, { name, email, password }] = useForm<SignUpFields>({ id: "signup-form", lastResult: refused });
  return (
    <>
      <form
        method="post"
        action={addressOf("/signup", { redirectTo })}
        id={form.id}
        noValidate
        className={css.form}
      >
        <ErrorSummary id="signup-problems" errors={problemsOf(form, [name, email, password])} />
        {carried ? <input type="hidden" name="carried" defaultValue={carried} /> : null}
        <TextField {...fieldOf(name)} label={words.signUp.name} autoComplete="name" />
        <TextField
          {...fieldOf(email)}
          type="email"
          label={words.email}
          hint={isMailOn ? words.signUp.emailHint : words.signUp.emailHintWithoutMail}
          autoComplete="username"
        />
        <TextField
          {...fieldOf(password)}
          type="password"
          label={words.password}
          hint={words.passwordHint}
          autoComplete="new-password"
        />
        <p>
          <Sentence
            of={words.signUp.private}
            as={{ privacy: (text) => <a href="/privacy-policy">{text}</a> }}
          />
        </p>
        <div>
          <SubmitButton>{words.signUp.submit}</SubmitButton>
        </div>
      </form>
      <p>
        <Sentence
          of={words.signUp.haveAccount}
          as={{ login: (text) => <a href={addressOf("/login", { redirectTo })}>{text}</a> }}
        />
      </p>
      <SampleDoor />
    </>
  );
}
