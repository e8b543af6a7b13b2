import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { NearAnswered } from "./answer-near.server.ts";
import * as answerCss from "./assistance-answer.css.ts";
import * as css from "./near-answer.css.ts";

/** The hospitals near, the best help first. One form carries the household to a hospital's own answer and to further pages,
 *  so that none of it is in an address. */
export function NearAnswer({ near }: { near: NearAnswered }) {
  const words = useWords().assistanceNear;
  const { heading, notLegal } = useWords().assistanceAnswer;
  const language = useLanguage();
  const { rows, first, total, counts } = near;
  return (
    <>
      <section className={stack.part} aria-labelledby="answer">
        <h2 id="answer" tabIndex={-1}>
          {heading}
        </h2>
        <p className={answerCss.headline} role="status">
          {near.lead}
        </p>
        {counts.length > 1 ? <p>{counts.join(" · ")}</p> : null}
        <p>{near.notes.join(" ")}</p>
      </section>
      {rows.length === 0 ? null : (
        <section className={stack.part} aria-labelledby="near-hospitals">
          <h2 id="near-hospitals">{near.heading}</h2>
          <p className={stack.note}>
            {near.pageCount > 1
              ? `${say(language, words.shown, { first, last: first + rows.length - 1, count: total })} `
              : null}
            {near.where.join(" ")}
          </p>
          <form method="post" action="/assistance" className={stack.part}>
            {near.hidden.map(({ name, value }) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <input type="hidden" name="idFor" value="" />
            <ol className={css.rows}>
              {rows.map((row) => (
                <HospitalRow key={row.shortId} row={row} />
              ))}
            </ol>
            <PageButtons near={near} />
          </form>
        </section>
      )}
      {near.laws.length === 0 ? null : (
        <section className={stack.part} aria-labelledby="laws">
          <h2 id="laws">{words.lawsHeading}</h2>
          {near.laws.map(({ key, statute, grants, source }) => (
            <article key={key} className={stack.part} data-law={key}>
              <h3 className={stack.cardHeading}>{statute}</h3>
              <p>{grants}</p>
              <p className={stack.note}>{source}</p>
            </article>
          ))}
        </section>
      )}
      <p className={stack.note}>{notLegal}</p>
    </>
  );
}

function HospitalRow({ row }: { row: NearAnswered["rows"][number] }) {
  const words = useWords().assistanceNear;
  const language = useLanguage();
  const { shortId, name, path, place, distance, phone, kind, sentences, links } = row;
  return (
    <li className={css.row} data-help={kind}>
      <div>
        <h3 className={css.name}>{path ? <a href={path}>{name}</a> : name}</h3>
        <p className={css.where}>
          <span>
            {place}, {distance}
          </span>
          {phone ? (
            <a className={css.phone} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
              {say(language, words.phone, { phone })}
            </a>
          ) : (
            <span>{words.noPhone}</span>
          )}
        </p>
      </div>
      <div className={css.help}>
        <p className={css.kinds[kind]}>{words.kinds[kind]}</p>
        <p>{sentences.join(" ")}</p>
      </div>
      <div className={css.actions}>
        {links.map(({ label, url }) => (
          <a key={label} href={url} rel="noreferrer">
            {label}
          </a>
        ))}
        <SubmitButton
          rank="secondary"
          name="hospitalId"
          value={shortId}
          aria-label={say(language, words.applyAt, { hospital: name })}
        >
          {words.apply}
        </SubmitButton>
      </div>
    </li>
  );
}

function PageButtons({ near: { page, pageCount } }: { near: NearAnswered }) {
  const words = useWords().assistanceNear;
  const language = useLanguage();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={words.pages} className={stack.buttons}>
      {Array.from({ length: pageCount }, (_, index) => String(index + 1)).map((value) => (
        <SubmitButton
          key={value}
          rank="secondary"
          name="page"
          value={value}
          aria-current={value === String(page) ? "page" : undefined}
          aria-label={say(language, words.page, { page: value })}
        >
          {value}
        </SubmitButton>
      ))}
    </nav>
  );
}
