import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

interface LeavingProps {
  grantId: string;
  ownerName: string;
}

/** Asks before an access is given up: only its owner can restore it. */
export function Leaving({ grantId, ownerName: owner }: LeavingProps) {
  const { leaving: words } = useWords().authorizedPersons.accounts;
  const language = useLanguage();
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{say(language, words.heading, { owner })}</h1>
        <p className={stack.lead}>{say(language, words.lead, { owner })}</p>
        <form method="post" action="/account/accounts" className={stack.buttons}>
          <input type="hidden" name="grantId" value={grantId} />
          <SubmitButton>{words.confirm}</SubmitButton>
          <ActionLink href="/account/accounts" rank="secondary">
            {words.keep}
          </ActionLink>
        </form>
      </div>
    </MainContent>
  );
}
