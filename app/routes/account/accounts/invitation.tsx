import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { GrantedAccount } from "#app/domain/accounts/grants/granted-accounts.server.ts";
import { formatTime } from "#app/domain/dates/format-time.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { card } from "#app/ui/page/card.css.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { sayDates, sayPermissions } from "./say-permissions.ts";

interface InvitationProps {
  invitation: GrantedAccount;
  headingLevel: "h1" | "h2" | "h3";
}

/** An invitation that waits for an answer: who invites, to what, and the two answers. */
export function Invitation({ invitation, headingLevel: Heading }: InvitationProps) {
  const words = useWords().authorizedPersons.invitations;
  const language = useLanguage();
  const { grantId, ownerName: owner, invitationEndsAt } = invitation;
  return (
    <div className={card}>
      <Heading>{say(language, words.heading, { owner })}</Heading>
      <p>
        {sayPermissions(language, words.may, invitation)} {sayDates(language, invitation)}
      </p>
      <p>{say(language, words.who, { owner })}</p>
      <p>{say(language, words.until, { until: formatTime(language, new Date(invitationEndsAt)) })}</p>
      <form method="post" action="/account/invitations" className={stack.buttons}>
        <input type="hidden" name="grantId" value={grantId} />
        <SubmitButton name="answer" value="accept">
          {words.accept}
        </SubmitButton>
        <SubmitButton rank="secondary" name="answer" value="decline">
          {words.decline}
        </SubmitButton>
      </form>
    </div>
  );
}
