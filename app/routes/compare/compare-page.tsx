import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { redirectToSlugs } from "#app/components/category-slugs.ts";
import { DataBar } from "#app/components/data-bar.tsx";
import { GlossaryTerm } from "#app/components/glossary-term.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { placeName } from "#app/components/price-words.ts";
import { ProblemList } from "#app/components/problem-list.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { hospitalNameWords } from "#app/content/words/hospital-names.ts";
import { isShortId, type LinkedHospital } from "#app/domain/hospitals/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/caching.ts";
import { LiveRegion } from "#app/ui/form/live-form.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ChooseHospitals } from "./choose-hospitals.tsx";
import { compareAddress, readCompareQuery } from "./compare-query.ts";
import { ComparedPrices } from "./compared-prices.tsx";
import { findComparison, listHospitalChoices, problemsOf } from "./find-comparison.server.ts";
import type { Side } from "./find-side.server.ts";

const pageSize = 50;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const names = data?.comparison
    ? `${data.comparison.hospital1.name} and ${data.comparison.hospital2.name}`
    : "two hospitals";
  return pageMeta(
    {
      title: `Compare the prices of ${names}`,
      description: `What ${names} charge for the same services, like for like, with the difference and the source of every number, on ${product.name}.`,
      keywords: "compare hospitals, hospital price comparison, cash price, gross charge",
      path: data?.comparison
        ? compareAddress({ ...data.query, category: "", q: "", location: "", page: 1 })
        : "/compare",
      noindex:
        !data ||
        (data.comparison !== null &&
          (data.comparison.total === 0 || data.query.q !== "" || data.query.page !== 1)),
      card: "data",
    },
    originOf(matches),
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { query, isAsked, isForm } = readCompareQuery(request);
  const { sides, comparison } = await findComparison(
    context.db,
    isAsked ? query : { ...query, page: 1 },
    pageSize,
  );
  const [one, two] = sides;
  const named = {
    ...query,
    sides: [
      one.outcome === "found" ? one.asked : query.sides[0],
      two.outcome === "found" ? two.asked : query.sides[1],
    ] satisfies typeof query.sides,
  };
  const isMisnamed = query.sides.some(
    ({ hospital, id }, index) => (id || isShortId(hospital)) && named.sides[index]?.hospital !== hospital,
  );
  if (isAsked && comparison && (isForm || isMisnamed)) throw redirect(compareAddress(named));

  const shown = isAsked ? comparison : null;
  const problems = isAsked ? problemsOf(sides) : [];
  const page = shown && query.page !== null && query.page <= shown.pageCount ? query.page : null;
  const choices = await listHospitalChoices(context.db, query, sides);
  const status = problems.length > 0 ? 400 : shown && page === null ? 404 : 200;
  return data(
    { query: named, sides: isAsked ? sides : [], choices, problems, comparison: shown, page },
    { status },
  );
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilDataChange,
});

const region = "comparison";

export default function ComparePage() {
  const { query, sides, choices, problems, comparison, page } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/compare" />
        <h1>Compare two hospitals</h1>
        <p className={stack.lead}>
          All services that both publish, like for like: the same code,{" "}
          <GlossaryTerm term="Setting">setting</GlossaryTerm>,{" "}
          <GlossaryTerm term="Billing class">billing class</GlossaryTerm>,{" "}
          <GlossaryTerm term="Modifier">modifiers</GlossaryTerm> and unit, and the same kind of price.
        </p>
        <LiveRegion id={region}>
          <ProblemList problems={problems} />
          {sides.map((side, index) => (
            <WhichOne key={index === 0 ? "first" : "second"} side={side} index={index} query={query} />
          ))}
          {comparison ? (
            <>
              <ComparedPrices
                region={region}
                query={query}
                comparison={comparison}
                page={page}
                pageSize={pageSize}
              />
              <details className={stack.details}>
                <summary className={stack.summary}>Compare other hospitals</summary>
                <ChooseHospitals region={region} category={query.category} {...choices} />
              </details>
            </>
          ) : (
            <ChooseHospitals region={region} category={query.category} {...choices} />
          )}
        </LiveRegion>
      </div>
    </MainContent>
  );
}

interface WhichOneProps {
  side: Side;
  index: number;
  query: ReturnType<typeof readCompareQuery>["query"];
}

/** The hospitals that bear the name of one side, each leading to the comparison with it. */
function WhichOne({ side, index, query }: WhichOneProps) {
  const words = useWords(hospitalNameWords);
  const language = useLanguage();
  if (side.outcome !== "several" && side.outcome !== "alike") return null;
  const withSide = ({ name, shortId }: LinkedHospital) => {
    const chosen = { hospital: name, id: shortId, state: "", city: "" };
    const [one, two] = query.sides;
    return compareAddress({ ...query, sides: index === 0 ? [chosen, two] : [one, chosen] });
  };
  return (
    <section className={stack.part} aria-label="Hospitals with this name">
      <p>
        {side.outcome === "several"
          ? say(language, words.several, { name: side.hospitals[0]?.name ?? "" })
          : say(language, words.alike, { name: side.name })}
      </p>
      <ul className={stack.links}>
        {side.hospitals.map((hospital) => (
          <li key={hospital.shortId}>
            <a href={withSide(hospital)}>
              {hospital.name}, {placeName(hospital)}
            </a>{" "}
            {"address" in hospital ? <span className={stack.note}>{hospital.address}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
