import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { ProblemList } from "#app/components/lists/problem-list.tsx";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { areSamples, languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { serviceNameIn } from "#app/domain/billing-codes/plain-service-name.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { isShortId } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { LiveRegion } from "#app/ui/form/live-form.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { AnotherComparison } from "./another-comparison.tsx";
import { ChooseHospitals } from "./choose-hospitals.tsx";
import { type CompareQuery, compareAddress, readCompareQuery } from "./compare-query.ts";
import { ComparisonPart } from "./comparison-part.tsx";
import { findComparison } from "./find-comparison.server.ts";
import { findSide } from "./find-side.server.ts";
import { type FoundSides, findSides, problemsOf } from "./find-sides.server.ts";
import { listHospitalChoices } from "./list-hospital-choices.server.ts";
import { WhichOne } from "./which-one.tsx";

const pageSize = 30;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const comparison = data?.comparison ?? null;
  const names = comparison
    ? sayList(
        language,
        comparison.hospitals.map(({ name }) => name),
      )
    : "hospitals";
  const plain = data && {
    ...data.query,
    service: "",
    codeType: null,
    code: "",
    category: "",
    q: "",
    location: "",
    page: 1,
  };
  return pageMeta(
    {
      title: say(language, wordsIn(language).compare.page.titleOfNames, { names }),
      description: say(language, wordsIn(language).compare.page.description, {
        names,
        product: product.name,
      }),
      keywords: wordsIn(language).compare.page.keywords,
      path: plain && comparison ? compareAddress(plain) : "/compare",
      noindex:
        !data ||
        (comparison !== null &&
          (areSamples(matches) ||
            comparison.total === 0 ||
            data.query.q !== "" ||
            data.query.page !== 1 ||
            comparison.hospitals.length > 2 ||
            comparison.asked !== null)),
      card: "data",
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  return answerComparison(context, request);
}

/** Programs may send what the form asks for by POST: the answer is the address that can be shared, or what is missing. Prices
 *  are compared there alone, by a read, of which only so many are worked on at once. */
export async function action({ request, context }: ActionFunctionArgs) {
  const address = new URL(request.url);
  address.search = String(new URLSearchParams({ ...(await takeSubmission(request)), compare: "yes" }));
  const asked = new Request(address);
  const { query } = readCompareQuery(asked);
  const found = await findSides(context.readDb, query.sides);
  if (found.hospitals !== null) throw redirect(compareAddress(withFound(query, found)), 303);
  return answerComparison(context, asked);
}

async function answerComparison({ language, readDb: db, clock }: AppLoadContext, request: Request) {
  const { query, isAsked, isForm, surplus } = readCompareQuery(request);
  const found = await findSides(db, query.sides);
  const { sides, hospitals } = found;
  const named = withFound(query, found);
  const problems = [
    ...(isAsked ? problemsOf(language, found) : []),
    ...(await sayLeftOut(db, language, surplus)),
  ];
  const isMisnamed = query.sides.some(
    ({ hospital, id }, index) => (id || isShortId(hospital)) && named.sides[index]?.hospital !== hospital,
  );
  const comparison =
    hospitals && (await findComparison(db, hospitals, query, { pageSize, today: easternDay(clock.now()) }));
  // If nothing is comparable, the form stays, with the reason.
  const isAlike = comparison !== null && comparison.standing.outcome !== "nothing-alike";
  if (isAsked && isAlike && problems.length === 0 && (isForm || isMisnamed)) {
    throw redirect(compareAddress(named));
  }
  const shown = isAsked || (comparison && !isAlike) ? comparison : null;
  const choices = isAsked && isAlike ? null : await listHospitalChoices(language, db, query, sides);
  const page = shown && query.page !== null && query.page <= shown.pageCount ? query.page : null;
  const status = isAsked && !hospitals && problems.length > 0 ? 400 : shown && page === null ? 404 : 200;
  return data(
    { query: named, sides: isAsked ? sides : [], choices, problems, comparison: shown, page },
    { status },
  );
}

/** A query that names each hospital that was found as links of ours do. */
function withFound(query: CompareQuery, { sides }: FoundSides): CompareQuery {
  return {
    ...query,
    sides: query.sides.map((asked, index) => {
      const side = sides[index];
      return side?.outcome === "found" ? side.asked : asked;
    }),
  };
}

/** Names what was picked beyond what can be compared at once. */
async function sayLeftOut(db: Database, language: Language, surplus: readonly string[]): Promise<string[]> {
  if (surplus.length === 0) return [];
  const words = wordsIn(language).compare;
  const names = await Promise.all(
    surplus.map(async (hospital) => {
      const side = await findSide(db, { hospital, id: "", state: "", city: "" });
      return side.outcome === "found" ? side.hospital.name : words.unknownPick;
    }),
  );
  return [say(language, words.leftOut, { hospitals: sayList(language, names) })];
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilPricesChange,
});

const region = "comparison";

export default function ComparePage() {
  const words = useWords().compare;
  const language = useLanguage();
  const loaded = useLoaderData<typeof loader>();
  const { query, sides, choices, problems, comparison, page } = useActionData<typeof action>() ?? loaded;
  const asked = comparison?.asked ?? null;
  const service =
    asked === null || !("service" in asked) ? query.service : serviceNameIn(language, asked.service);
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/compare" />
        <LiveRegion id={region}>
          <h1>
            {comparison
              ? sayList(
                  language,
                  comparison.hospitals.map(({ label }) => label),
                )
              : words.title}
          </h1>
          {comparison ? null : (
            <p className={stack.lead}>
              <Sentence
                of={words.lead}
                as={{
                  setting: (text) => <GlossaryTerm term="Setting">{text}</GlossaryTerm>,
                  billingClass: (text) => <GlossaryTerm term="Billing class">{text}</GlossaryTerm>,
                  modifiers: (text) => <GlossaryTerm term="Modifier">{text}</GlossaryTerm>,
                }}
              />
            </p>
          )}
          <ProblemList problems={problems} />
          {sides.map((side, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
            <WhichOne key={index} side={side} index={index} query={query} />
          ))}
          {comparison ? (
            <ComparisonPart
              region={region}
              query={query}
              comparison={comparison}
              page={page}
              pageSize={pageSize}
            />
          ) : null}
          {choices ? (
            <ChooseHospitals region={region} query={query} service={service} {...choices} />
          ) : (
            <AnotherComparison region={region} query={query} service={service} />
          )}
        </LiveRegion>
      </div>
    </MainContent>
  );
}
