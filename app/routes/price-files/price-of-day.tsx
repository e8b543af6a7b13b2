import { codeName, dollarsOrNone, formatConditions } from "#app/components/price-words.ts";
import { HospitalsWords } from "#app/components/prices/service-name.tsx";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { HospitalChoice } from "#app/domain/hospitals/finding/hospital-choice.ts";
import { say } from "#app/domain/language/say.ts";
import { DateField } from "#app/ui/form/date-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { ARCHIVE_PATH, type ArchiveQuery } from "./archive-query.ts";
import type { AskedDay } from "./find-archive.server.ts";
import * as css from "./price-files.css.ts";

interface PriceOfDayProps {
  hospital: HospitalChoice;
  query: ArchiveQuery;
  asked: AskedDay | null;
}

/** Asks for the price of a service on a day, and answers from the edition of that day. */
export function PriceOfDay({ hospital, query, asked }: PriceOfDayProps) {
  const words = useWords().editions.asOf;
  return (
    <section className={css.part} aria-labelledby="as-of">
      <h2 id="as-of">{words.heading}</h2>
      {asked ? <Answer asked={asked} /> : null}
      <p>{words.lead}</p>
      <form method="get" action={ARCHIVE_PATH} autoComplete="off" className={stack.part}>
        <input type="hidden" name="hospital" value={hospital.name} />
        <input type="hidden" name="id" value={hospital.shortId} />
        <div className={stack.fields}>
          <TextField id="code" name="code" label={words.code} defaultValue={query.code} />
          <TextField
            id="code-type"
            name="code_type"
            label={words.codeType}
            hint={words.codeTypeHint}
            defaultValue={query.codeType}
          />
          <DateField id="as-of-day" name="as_of" label={words.day} defaultValue={query.asOf} />
        </div>
        <div>
          <SubmitButton>{words.show}</SubmitButton>
        </div>
      </form>
    </section>
  );
}

function Answer({ asked: { service, day, found } }: { asked: AskedDay }) {
  const language = useLanguage();
  const words = useWords().editions.asOf;
  const code = codeName(service);
  if (found === null) return <p>{say(language, words.none, { day: formatDate(language, day) })}</p>;
  const { importId, fileDate, isLater, prices } = found;
  return (
    <>
      <p>
        {say(language, isLater ? words.later : words.edition, {
          day: formatDate(language, day),
          date: formatDate(language, fileDate),
        })}
      </p>
      {prices.length === 0 ? (
        <p>{say(language, words.unlisted, { code })}</p>
      ) : (
        <DataTable
          caption={say(language, words.caption, { code })}
          rows={prices}
          keyOf={(price) => `${price.sourcePlace} ${formatConditions(language, price)}`}
          columns={[
            {
              heading: words.conditions,
              cell: (price) => (
                <>
                  {formatConditions(language, price)}
                  <div className={css.note}>
                    <HospitalsWords>{price.description}</HospitalsWords>
                  </div>
                </>
              ),
            },
            {
              heading: words.gross,
              isNumber: true,
              cell: ({ grossDollars }) => dollarsOrNone(language, grossDollars),
            },
            {
              heading: words.cash,
              isNumber: true,
              cell: ({ cashDollars }) => dollarsOrNone(language, cashDollars),
            },
            {
              heading: words.negotiated,
              isNumber: true,
              cell: ({ minimumDollars, maximumDollars }) =>
                minimumDollars === null || maximumDollars === null
                  ? dollarsOrNone(language, minimumDollars ?? maximumDollars)
                  : say(language, words.range, {
                      minimum: dollarsOrNone(language, minimumDollars),
                      maximum: dollarsOrNone(language, maximumDollars),
                    }),
            },
            {
              heading: words.row,
              cell: ({ sourcePlace }) => <SourceLink importId={importId} place={sourcePlace} />,
            },
          ]}
        />
      )}
    </>
  );
}
