import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { KeptPlace } from "#app/components/page/kept-place.tsx";
import { formatCount, pageCaption } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type CompareQuery, compareAddress } from "./compare-query.ts";
import { ComparedTable } from "./compared-table.tsx";
import type { Comparison } from "./find-comparison.server.ts";

export interface ComparedPricesProps {
  region: string;
  query: CompareQuery;
  comparison: Comparison;
  /** null: the address asks for a page that is not there. */
  page: number | null;
  pageSize: number;
}

/** Every service that the hospitals publish comparably, a page at a time, narrowed by the form above. */
export function ComparedPrices({ region, query, comparison, page, pageSize }: ComparedPricesProps) {
  const language = useLanguage();
  const words = useWords().compare.all;
  const { rows, total, pageCount, hospitals, categories } = comparison;
  const addressOf = (changed: Partial<Pick<CompareQuery, "category" | "q" | "page">>) =>
    `${compareAddress({ ...query, ...changed })}#services`;
  const first = ((page ?? 1) - 1) * pageSize + 1;
  const isFiltered = query.category !== "" || query.q !== "";
  const things = isFiltered ? words.caption.filtered : words.caption.all;
  return (
    <section className={stack.part} aria-labelledby="services">
      <h2 id="services">{words.heading}</h2>
      <Filter region={region} query={query} categories={categories} />
      {total === 0 ? (
        <p data-live-answer>
          <Sentence
            of={words.nothing}
            as={{ all: (text) => <a href={addressOf({ category: "", q: "", page: 1 })}>{text}</a> }}
          />
        </p>
      ) : (
        <>
          {page === null ? (
            <NoSuchPage pageCount={pageCount} firstHref={addressOf({ page: 1 })} />
          ) : (
            <ComparedTable
              caption={pageCaption(language, things, first, rows.length, formatCount(language, total))}
              hospitals={hospitals}
              rows={rows}
            />
          )}
          <Pagination
            label={words.pages}
            page={page}
            pageCount={pageCount}
            hrefOf={(page) => addressOf({ page })}
          />
          <TableDownloads
            path="/compare"
            query={compareAddress({ ...query, page: 1 }, "")}
            rowCount={total}
          />
        </>
      )}
    </section>
  );
}

function Filter({
  region,
  query,
  categories,
}: Pick<ComparedPricesProps, "region" | "query"> & { categories: string[] }) {
  const language = useLanguage();
  const words = useWords().compare;
  return (
    <LiveForm
      action="/compare"
      leadsTo="services"
      region={region}
      failure={words.form.failure}
      className={stack.part}
    >
      {query.sides.map(({ hospital, id }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
        <span key={index} hidden>
          <input type="hidden" name={`hospital${index + 1}`} value={hospital} />
          <input type="hidden" name={`id${index + 1}`} value={id} />
        </span>
      ))}
      {query.service ? <input type="hidden" name="service" value={query.service} /> : null}
      {query.codeType ? (
        <>
          <input type="hidden" name="code_type" value={query.codeType} />
          <input type="hidden" name="code" value={query.code} />
        </>
      ) : null}
      <KeptPlace />
      <div className={stack.fields}>
        <SelectField
          id="category"
          name="category"
          label={words.all.category}
          none={words.all.allCategories}
          options={categories.map((category) => ({
            value: category,
            label: categoryName(language, category),
          }))}
          defaultValue={query.category}
        />
        <TextField
          id="q"
          name="q"
          type="search"
          label={words.all.text}
          defaultValue={query.q}
          autoComplete="off"
        />
      </div>
      <div>
        <SubmitButton rank="secondary">{words.all.show}</SubmitButton>
      </div>
    </LiveForm>
  );
}
