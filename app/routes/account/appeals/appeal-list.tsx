import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { LiveRegion } from "#app/ui/form/live-form.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { AppealRows } from "./appeal-rows.tsx";
import { AppealSearch } from "./appeal-search.tsx";
import type { AppealViewer } from "./appeal-viewer.ts";
import { DeadlineList } from "./deadline-list.tsx";
import type { ViewedAppeals } from "./view-appeals.server.ts";

const region = "appeal-list";

interface AppealListProps {
  list: ViewedAppeals;
  isDeleted: boolean;
  viewer: AppealViewer;
}

/** All appeals of an account: their results, the deadlines, and each appeal's next step. */
export function AppealList({ list, isDeleted, viewer }: AppealListProps) {
  const { list: words } = useWords().appeals;
  const language = useLanguage();
  const address = useAccountAddress();
  const { ownerName, mayFile } = viewer;
  const isEmpty = list.count === 0;
  return (
    <div className={stack.page}>
      <h1>{ownerName === null ? words.title : say(language, words.titleOf, { owner: ownerName })}</h1>
      {isDeleted ? <p role="status">{words.deleted}</p> : null}
      {isEmpty ? (
        <p>{ownerName === null ? words.none : say(language, words.noneOfOwner, { owner: ownerName })}</p>
      ) : (
        <>
          <p className={stack.lead}>{words.lead}</p>
          <Sums sums={list.sums} />
        </>
      )}
      <div className={stack.buttons}>
        {mayFile ? <ActionLink href={address("/account/file-appeal")}>{words.begin}</ActionLink> : null}{" "}
        <ActionLink href={address("/account/audit-findings")} rank="secondary">
          {words.audits}
        </ActionLink>
      </div>
      {isEmpty && list.deadlines.length === 0 ? null : (
        <DeadlineList
          deadlines={list.deadlines}
          hasCalendar={list.hasCalendar}
          hasDenials={list.hasDenials}
          viewer={viewer}
        />
      )}
      {isEmpty ? null : (
        <section className={stack.part} aria-labelledby="all">
          <h2 id="all">{words.all}</h2>
          <LiveRegion id={region}>
            {list.count > 1 ? <AppealSearch region={region} query={list.query} bills={list.bills} /> : null}
            <AppealRows list={list} />
          </LiveRegion>
        </section>
      )}
    </div>
  );
}

function Sums({ sums: { sentCount, askedCents, gainedCents } }: { sums: ViewedAppeals["sums"] }) {
  const { list: words } = useWords().appeals;
  const language = useLanguage();
  const dollars = (cents: number) => formatDollars(dollarsOfCents(cents));
  if (sentCount === 0 && gainedCents === 0) return <p>{words.nothingSent}</p>;
  return (
    <p className={stack.answer}>
      <span className={stack.figure}>{dollars(gainedCents)}</span>{" "}
      <span>
        {words.gained}, {say(language, words.asked, { count: sentCount, amount: dollars(askedCents) })}
      </span>
    </p>
  );
}
