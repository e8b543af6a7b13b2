import { useWords } from "#app/components/use-words.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { applicationPath } from "../appeal-case/application-path.ts";
import { Remedies } from "../appeal-case/remedies.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import { DeadlineNotes } from "./deadline-notes.tsx";
import type { ViewedAppeal } from "./view-appeal.server.ts";

interface NextStepPartProps {
  appeal: ViewedAppeal;
  mayFile: boolean;
}

/** What to do next, with the deadline and the place. */
export function NextStepPart({ appeal, mayFile }: NextStepPartProps) {
  const { next: words } = useWords().appeals;
  const { appealId, billId, next } = appeal;
  const { text, until, remedies } = next;
  return (
    <section className={stack.part} aria-labelledby="next">
      <h2 id="next">{words.heading}</h2>
      <p>{text}</p>
      {until === null ? null : (
        <div>
          <p>
            {until.what}: <strong>{until.lastDay}</strong>
          </p>
          <p className={stack.note}>
            <DeadlineNotes deadline={until} />
          </p>
        </div>
      )}
      {remedies.length > 0 ? (
        <Remedies remedies={remedies} appealId={appealId} billId={billId} mayFile={mayFile} />
      ) : null}
      <NextStepLink appeal={appeal} mayFile={mayFile} />
    </section>
  );
}

/** The page on which the next step is done; nothing where it is done elsewhere. */
function NextStepLink({ appeal, mayFile }: NextStepPartProps) {
  const { next: words } = useWords().appeals;
  const address = useAccountAddress();
  const { appealId, billId, next, letters, followedBy } = appeal;
  const letter = address(`/account/appeals/${appealId}/letter`);
  if (mayFile && appeal.hasApplication && (appeal.state === "draft" || appeal.state === "more-asked")) {
    return (
      <div>
        <ActionLink href={address(applicationPath(appealId))}>{words.openApplication}</ActionLink>
      </div>
    );
  }
  switch (next.step) {
    case "send":
    case "too-late":
      if (!mayFile || appeal.state !== "draft") return null;
      return (
        <div>
          <ActionLink href={letter}>{letters.length > 0 ? words.editLetter : words.writeLetter}</ActionLink>
        </div>
      );
    case "ask-for-external-review":
      if (!mayFile) return null;
      return (
        <div>
          <ActionLink
            href={address("/account/file-appeal", {
              bill: billId,
              kind: "external-review",
              follows: appealId,
            })}
          >
            {words.askForReview}
          </ActionLink>
        </div>
      );
    case "check-corrected-bill":
      return (
        <p>
          <a href={address("/account/add-bill")}>{words.addBill}</a>
        </p>
      );
    case "nothing":
      if (followedBy === null) return null;
      return (
        <p>
          <a href={address(appealsPath, { appeal: followedBy })}>{words.seeNext}</a>
        </p>
      );
    default:
      return null;
  }
}
