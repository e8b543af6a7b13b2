import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { NotedAccess } from "#app/domain/accounts/grants/access-log.server.ts";
import { formatTime } from "#app/domain/dates/format-time.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";

interface PersonLogProps {
  name: string;
  /** Of this page of the log. */
  accesses: NotedAccess[];
  /** Of the bills in it that are still there, by their ids; null: such a bill names no provider. */
  billNames: Record<string, string | null>;
  page: number | null;
  pageCount: number;
  path: string;
}

/** What a person did in the owner's account, in words. */
export function PersonLog({ name, accesses, billNames, page, pageCount, path }: PersonLogProps) {
  const language = useLanguage();
  const words = useWords().authorizedPersons.person.log;
  const heading = say(useLanguage(), words.heading, { name });
  return (
    <section className={stack.part} aria-labelledby="log">
      <h2 id="log">{heading}</h2>
      {accesses.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.caption}
          columns={
            [
              { heading: words.columns.what, cell: ({ action }) => words.actions[action] },
              {
                heading: words.columns.bill,
                cell: ({ billId }) => {
                  if (billId === null) return words.noBill;
                  if (!(billId in billNames)) return words.deleted;
                  return <a href={`/account/bills/${billId}`}>{billNames[billId] ?? words.unnamed}</a>;
                },
              },
              { heading: words.columns.at, cell: ({ at }) => formatTime(language, new Date(at)) },
            ] satisfies Column<NotedAccess>[]
          }
          rows={accesses}
          keyOf={({ action, billId, at }) => `${at} ${action} ${billId}`}
        />
      )}
      <Pagination
        label={heading}
        page={page}
        pageCount={pageCount}
        hrefOf={(shown) => addressOf(path, { page: shown === 1 ? null : shown })}
      />
    </section>
  );
}
