import { KeptPlace, PlaceLink } from "#app/components/page/kept-place.tsx";
import { useWords } from "#app/components/use-words.ts";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type CompareQuery, compareAddress } from "./compare-query.ts";
import { ServiceField } from "./service-field.tsx";

interface AnotherComparisonProps {
  region: string;
  query: CompareQuery;
  /** The service that the comparison began with; '' = none. */
  service: string;
}

/** Below a comparison: the same hospitals for another service, and where to choose others. The lists of hospitals are
 *  left to that page, since they would be half of this one. */
export function AnotherComparison({ region, query, service }: AnotherComparisonProps) {
  const { form, another: words } = useWords().compare;
  // Of the hospitals and their category alone; KeptPlace takes along where the visitor looks.
  const same = { ...query, service: "", codeType: null, code: "", q: "", location: "", page: 1 };
  const address = compareAddress(same);
  return (
    <section className={stack.part} aria-labelledby="another" data-screen>
      <h2 id="another">{words.heading}</h2>
      <LiveForm
        action="/compare"
        leadsTo={region}
        region={region}
        failure={form.failure}
        className={stack.part}
      >
        <KeptPlace />
        {[...new URLSearchParams(address.split("?")[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ServiceField service={service} />
        <div className={stack.buttons}>
          <SubmitButton name="compare" value="yes" rank="secondary">
            {form.compare}
          </SubmitButton>
        </div>
      </LiveForm>
      <p>
        <PlaceLink href={`${address}&choose=yes`} rel="nofollow">
          {words.others}
        </PlaceLink>
      </p>
    </section>
  );
}
