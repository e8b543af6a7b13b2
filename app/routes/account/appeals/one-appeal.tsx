import { useLanguage, useWords } from "#app/components/use-words.ts";
import { isDecided } from "#app/domain/appeals/appeal.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { applicationPath } from "../appeal-case/application-path.ts";
import { changeFieldId, type RefusedChange } from "../appeal-case/change-form.tsx";
import { useAccountAddress } from "../frame/account-address.ts";
import { AppealDocuments } from "./appeal-documents.tsx";
import { AppealLetters } from "./appeal-letters.tsx";
import { AppealTimeline } from "./appeal-timeline.tsx";
import type { AppealViewer } from "./appeal-viewer.ts";
import { DeadlineNotes } from "./deadline-notes.tsx";
import { NextStepPart } from "./next-step-part.tsx";
import { ShareForm } from "./share-form.tsx";
import { StepForms } from "./step-forms.tsx";
import type { ViewedAppeal } from "./view-appeal.server.ts";
import { ZoneNote } from "./zone-note.tsx";

interface OneAppealProps {
  appeal: ViewedAppeal;
  viewer: AppealViewer;
  /** What was done just now, by its key among the words. */
  done: "added" | "removed" | "noted" | null;
  refused: RefusedChange;
}

/** One appeal: its status, the next step and its deadline, what happened, its letter and documents. */
export function OneAppeal({ appeal, viewer, done, refused }: OneAppealProps) {
  const { one: words } = useWords().appeals;
  const address = useAccountAddress();
  const { appealId } = appeal;
  const { mayFile } = viewer;
  return (
    <div className={stack.page}>
      <Head appeal={appeal} />
      {done === null || refused ? null : <p role="status">{words.done[done]}</p>}
      <ErrorSummary id="change-problems" errors={problemsOf(refused)} />
      <Amounts appeal={appeal} />
      <NextStepPart appeal={appeal} mayFile={mayFile} />
      {mayFile ? <StepForms appeal={appeal} refused={refused} /> : null}
      <Deadlines appeal={appeal} viewer={viewer} />
      <AppealTimeline events={appeal.timeline} />
      {mayFile ? (
        <>
          <AppealLetters appealId={appealId} letters={appeal.letters} />
          <AppealDocuments appeal={appeal} />
          <ShareForm appeal={appeal} />
        </>
      ) : null}
      <p className={stack.note}>{words.notAdvice}</p>
      {viewer.isOwner ? (
        <p>
          <a href={address(`${appealsPath}/delete`, { appeal: appealId })}>{words.delete}</a>
        </p>
      ) : null}
    </div>
  );
}

/** Each problem links to its field, or applies to the whole form. */
function problemsOf(refused: RefusedChange) {
  const change = String(refused?.initialValue?.change ?? "");
  return Object.entries(refused?.error ?? {}).flatMap(([field, messages]) =>
    (messages ?? []).map((message) => ({
      fieldId: field === "" ? null : changeFieldId(change, field),
      message,
    })),
  );
}

function Head({ appeal }: { appeal: ViewedAppeal }) {
  const { one: words, states, applicationStates, list } = useWords().appeals;
  const language = useLanguage();
  const address = useAccountAddress();
  const { name, providerName, kind, state, begunOn, billId, auditId, follows } = appeal;
  const isApplication = kind === "charity-care" && isDecided(state);
  return (
    <>
      <p>
        <a href={address(appealsPath)}>{words.back}</a>
      </p>
      <h1>
        {name}: <bdi>{providerName ?? list.unnamed}</bdi>
      </h1>
      <p className={stack.lead}>
        {isApplication ? applicationStates[state] : states[state]}.{" "}
        {say(language, words.begun, { date: formatDate(language, begunOn) })}
      </p>
      <ul className={stack.links}>
        <li>
          <a href={address(`/account/bills/${billId}`)}>{words.bill}</a>
        </li>
        {appeal.hasApplication ? (
          <li>
            <a href={address(applicationPath(appeal.appealId))}>{words.application}</a>
          </li>
        ) : null}
        {auditId === null ? null : (
          <li>
            <a href={address("/account/audit-findings", { audit: auditId })}>{words.audit}</a>
          </li>
        )}
        {follows === null ? null : (
          <li>
            <a href={address(appealsPath, { appeal: follows })}>{words.former}</a>
          </li>
        )}
      </ul>
    </>
  );
}

/** The number that the page is about: the reduction, or the requested one. */
function Amounts({
  appeal: { askedCents, gainedCents, findingCount, findingNames },
}: {
  appeal: ViewedAppeal;
}) {
  const { one: words } = useWords().appeals;
  const language = useLanguage();
  const dollars = (cents: number) => formatDollars(dollarsOfCents(cents));
  return (
    <div>
      {askedCents === 0 && gainedCents === null ? (
        <p>{words.noAmount}</p>
      ) : (
        <p className={stack.answer}>
          <span className={stack.figure}>{dollars(gainedCents ?? askedCents)}</span>{" "}
          <span>
            {gainedCents === null ? words.asked : say(language, words.gained, { asked: dollars(askedCents) })}
          </span>
        </p>
      )}
      {findingCount === 0 ? null : (
        <>
          <p>{say(language, words.about, { count: findingCount })}</p>
          <ul className={stack.bullets}>
            {findingNames.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Deadlines({ appeal: { deadlines }, viewer }: Pick<OneAppealProps, "appeal" | "viewer">) {
  const language = useLanguage();
  const { deadlines: words } = useWords().appeals.one;
  const { done } = useWords().deadlines.one;
  return (
    <section className={stack.part} aria-labelledby="deadlines">
      <h2 id="deadlines">{words.heading}</h2>
      {deadlines.length === 0 ? (
        <p>
          {words.none} {viewer.mayFile ? words.enterDates : null}
        </p>
      ) : (
        <>
          <DataTable
            caption={words.caption}
            columns={[
              {
                heading: words.columns.what,
                cell: (deadline) => (
                  <>
                    {deadline.what}
                    <div className={stack.note}>
                      <DeadlineNotes deadline={deadline} />
                    </div>
                  </>
                ),
              },
              { heading: words.columns.who, cell: ({ who }) => who },
              {
                heading: words.columns.lastDay,
                cell: ({ isMet, dueOn, lastDay }) =>
                  isMet ? `${formatDate(language, dueOn)}. ${done}` : lastDay,
              },
            ]}
            rows={deadlines}
            keyOf={({ kind, what, dueOn }) => `${kind} ${what} ${dueOn}`}
          />
          <ZoneNote viewer={viewer} />
        </>
      )}
    </section>
  );
}
