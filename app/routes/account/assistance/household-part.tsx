import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { FoldedForm } from "#app/ui/form/folded-form.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { applicationPath } from "../appeal-case/application-path.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { HouseholdFields, type HouseholdTexts } from "./household-fields.tsx";
import type { ViewedApplication } from "./view-application.server.ts";

interface HouseholdPartProps {
  application: ViewedApplication;
  /** Whether it can be changed. */
  isOpen: boolean;
  texts: HouseholdTexts;
  problems: Readonly<Record<string, string[]>>;
}

/** The household in a line, and the form that changes it. */
export function HouseholdPart({ application, isOpen, texts, problems }: HouseholdPartProps) {
  const { one, form } = useWords().assistanceApplication;
  const { household: words } = one;
  const language = useLanguage();
  const address = useAccountAddress();
  const { appealId, version, size, annualCents, programs } = application;
  const income = formatDollars(dollarsOfCents(annualCents));
  return (
    <section className={stack.part} aria-labelledby="household">
      <h2 id="household">{words.heading}</h2>
      <p>
        {size === 1
          ? say(language, words.factsOfOne, { income })
          : say(language, words.facts, { size, income })}{" "}
        {programs === null ? null : say(language, words.program, { list: programs })}
      </p>
      {isOpen ? (
        <FoldedForm summary={words.change} isOpen={Object.keys(problems).length > 0}>
          <form
            method="post"
            action={address(applicationPath(appealId))}
            noValidate
            className={stack.part}
            autoComplete="off"
          >
            <input type="hidden" name="version" value={version} />
            <HouseholdFields texts={texts} problems={problems} />
            <div>
              <SubmitButton name="intent" value="save">
                {form.save}
              </SubmitButton>
            </div>
          </form>
        </FoldedForm>
      ) : null}
    </section>
  );
}
