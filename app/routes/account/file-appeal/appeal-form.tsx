import { useWords } from "#app/components/use-words.ts";
import { careTimings, planKinds } from "#app/domain/deadlines/deadline.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { beginApplicationPath } from "../appeal-case/application-path.ts";
import {
  type FileAppealQuery,
  fileAppealParameters,
  fileAppealPath,
} from "../appeal-case/file-appeal-query.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { AboutCase } from "./about-case.tsx";
import { AboutKind } from "./about-kind.tsx";
import * as css from "./appeal-form.css.ts";
import { AuditNote } from "./audit-note.tsx";
import { SlotFields } from "./slot-fields.tsx";
import { TooLate } from "./too-late.tsx";
import type { AppealFormView } from "./view-appeal-form.server.ts";
import type { ViewedSendingDeadline } from "./view-kind.server.ts";

interface AppealFormProps {
  view: AppealFormView;
  query: FileAppealQuery;
  mayAudit: boolean;
  /** The form as it was sent, where it came back. */
  returned:
    | {
        initialValue: Record<string, string>;
        error: Record<string, string[]>;
        late?: ViewedSendingDeadline | null;
      }
    | undefined;
}

/** What the chosen letter brings forward, and what it needs to know. */
export function AppealForm({ view, query, mayAudit, returned }: AppealFormProps) {
  const { form: words, choose } = useWords().fileAppeal;
  const { kinds } = useWords().letters;
  const address = useAccountAddress();
  const { about, kind } = view;
  const known = kind.deadline && kind.deadline.daysLeft < 0 ? kind.deadline : null;
  const late = returned?.late ?? known;
  return (
    <>
      <h1>{kinds[kind.kind].name}</h1>
      <AboutCase about={about} />
      <ErrorSummary
        id="appeal-problems"
        errors={Object.entries(returned?.error ?? {}).flatMap(([name, messages]) =>
          messages.map((message) => ({ fieldId: name || null, message })),
        )}
      />
      {late ? <TooLate about={about} deadline={late} /> : null}
      <AboutKind about={kind} />
      {kind.kind === "charity-care" && query.follows === null ? (
        <p>
          <a href={address(beginApplicationPath, { bill: about.billId })}>{words.application}</a>
        </p>
      ) : null}
      <p>
        {words.notAdvice}{" "}
        <a href={address(fileAppealPath, fileAppealParameters({ ...query, kind: null }))}>
          {words.otherLetter}
        </a>
      </p>
      {view.isAuditFirst ? (
        <AuditNote
          billId={about.billId}
          text={about.auditId === null ? words.notAudited : words.noFindings}
          mayAudit={mayAudit}
        />
      ) : (
        <>
          {about.isBillChanged && view.findings.length > 0 ? (
            <AuditNote billId={about.billId} text={choose.changed} mayAudit={mayAudit} />
          ) : null}
          <Form view={view} query={query} returned={returned} isLate={late !== null} />
        </>
      )}
    </>
  );
}

function Form({ view, query, returned, isLate }: Omit<AppealFormProps, "mayAudit"> & { isLate: boolean }) {
  const { form: words } = useWords().fileAppeal;
  const deadlineWords = useWords().deadlines;
  const address = useAccountAddress();
  const { about, kind, findings, date } = view;
  const texts: Record<string, string | undefined> = returned?.initialValue ?? view.texts;
  const errors = returned?.error ?? {};
  return (
    <form
      method="post"
      action={address(fileAppealPath, fileAppealParameters({ ...query, kind: kind.kind }))}
      noValidate
      className={css.form}
    >
      <input type="hidden" name="appealId" value={texts.appealId ?? view.appealId} />
      {findings.length > 0 ? (
        <TickGroup
          id="findings"
          legend={view.listsFindings ? words.findings : words.answered}
          error={errors.findings?.[0]}
          ticks={findings.map(({ place, title, message, stake }) => ({
            name: `finding-${place}`,
            label: title,
            hint: [message, stake].filter(Boolean).join(" "),
            isTicked: returned === undefined ? !about.isBillChanged : texts[`finding-${place}`] === "yes",
          }))}
        />
      ) : null}
      <FieldGroup legend={words.facts} hint={words.factsHint}>
        <SlotFields fields={view.fields} needs={view.needs} texts={texts} errors={errors} />
      </FieldGroup>
      {date === null ? null : (
        <FieldGroup legend={words.deadline}>
          {view.asksForPlan ? (
            <SelectField
              id="plan"
              name="plan"
              label={words.plan}
              hint={words.planHint}
              defaultValue={texts.plan}
              options={planKinds.map((value) => ({ value, label: deadlineWords.plans[value] }))}
            />
          ) : null}
          {view.asksForTiming ? (
            <SelectField
              id="timing"
              name="timing"
              label={words.timing}
              defaultValue={texts.timing}
              options={careTimings.map((value) => ({ value, label: deadlineWords.timings[value] }))}
            />
          ) : null}
          <DateField
            id={date}
            name={date}
            label={deadlineWords.dates[date]}
            hint={view.hasNoticeDate ? words.orNotice : words.orNothing}
            error={errors[date]?.[0]}
            defaultValue={texts[date] ?? ""}
          />
        </FieldGroup>
      )}
      <TickGroup
        id="languages"
        legend={words.languages}
        ticks={[
          {
            name: "interpreter",
            label: words.interpreter,
            hint: words.interpreterHint,
            isTicked: texts.interpreter === "yes",
          },
        ]}
      />
      <p className={stack.note}>{words.after}</p>
      <div>
        <SubmitButton name="intent" value={isLate ? "write-late" : "write"}>
          {isLate ? words.late.submit : words.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
