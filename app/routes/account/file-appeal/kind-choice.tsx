import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import * as card from "#app/ui/page/card.css.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import {
  type FileAppealQuery,
  fileAppealParameters,
  fileAppealPath,
} from "../appeal-case/file-appeal-query.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { AboutCase } from "./about-case.tsx";
import { AboutKind } from "./about-kind.tsx";
import { AuditNote } from "./audit-note.tsx";
import type { ViewedCase } from "./view-case.server.ts";
import type { ViewedKind } from "./view-kind.server.ts";

interface KindChoiceProps {
  about: ViewedCase;
  kinds: ViewedKind[];
  query: FileAppealQuery;
  mayAudit: boolean;
}

/** Every kind of letter, those that answer what was found first. */
export function KindChoice({ about, kinds, query, mayAudit }: KindChoiceProps) {
  const { choose: words } = useWords().fileAppeal;
  const language = useLanguage();
  const fitting = kinds.filter(({ findingCount }) => findingCount > 0);
  const others = kinds.filter(({ findingCount }) => findingCount === 0);
  return (
    <>
      <h1>{words.kindsTitle}</h1>
      <AboutCase about={about} />
      {about.auditId === null ? (
        <AuditNote billId={about.billId} text={words.noAudit} mayAudit={mayAudit} />
      ) : null}
      {about.isBillChanged ? (
        <AuditNote billId={about.billId} text={words.changed} mayAudit={mayAudit} />
      ) : null}
      {query.findings === null ? null : (
        <section className={stack.part} aria-labelledby="chosen">
          <h2 id="chosen">{say(language, words.chosen, { count: about.findings.length })}</h2>
          <ul className={stack.bullets}>
            {about.findings.map(({ place, title, message }) => (
              <li key={place}>
                {title}: {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Kinds id="fitting" heading={words.fitting} kinds={fitting} query={query} />
      <Kinds
        id="others"
        heading={fitting.length > 0 ? words.others : words.all}
        kinds={others}
        query={query}
      />
    </>
  );
}

interface KindsProps {
  id: string;
  heading: string;
  kinds: ViewedKind[];
  query: FileAppealQuery;
}

function Kinds({ id, heading, kinds, query }: KindsProps) {
  const { choose: words } = useWords().fileAppeal;
  const { kinds: named } = useWords().letters;
  const language = useLanguage();
  const address = useAccountAddress();
  if (kinds.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={stack.cards}>
        {kinds.map((about) => (
          <li key={about.kind} className={card.card}>
            <h3 className={stack.cardHeading}>
              <a href={address(fileAppealPath, fileAppealParameters({ ...query, kind: about.kind }))}>
                {named[about.kind].name}
              </a>
            </h3>
            <AboutKind about={about} />
            {about.findingCount > 0 ? (
              <p>{say(language, words.answers, { count: about.findingCount })}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
