import { KeptPlace, PlaceLink } from "#app/components/page/kept-place.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import type { MissingPrice } from "#app/domain/prices/at-hospital/price-presence.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { LiveForm, LiveRegion } from "#app/ui/form/live-form.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { note, part } from "#app/ui/page/stack.css.ts";
import { type PricedService, PricesHere } from "./prices-here.tsx";

interface SearchInsideProps {
  hospital: LinkedHospital;
  stateName: string;
  /** null: nothing was searched for. */
  found: { text: string; services: PricedService[]; missing: MissingPrice | null } | null;
}

const region = "search-inside";
const mostShown = 20;

/** The hospital's services for words or a code. */
export function SearchInside({ hospital, stateName, found }: SearchInsideProps) {
  const { inside: words, common } = useWords().hospitalDetails;
  const { ofHospital } = useWords().missingPrices;
  const language = useLanguage();
  const count = found?.services.length ?? 0;
  const text = found?.text ?? "";
  return (
    <section className={part} aria-labelledby="inside">
      <h2 id="inside">{words.heading}</h2>
      <LiveRegion id={region}>
        <LiveForm
          action="/hospital_details"
          leadsTo="inside"
          region={region}
          failure={words.failure}
          className={part}
        >
          <input type="hidden" name="name" value={hospital.name} />
          <input type="hidden" name="id" value={hospital.shortId} />
          <KeptPlace />
          <TextField
            id="q"
            name="q"
            type="search"
            label={words.label}
            hint={words.hint}
            defaultValue={text}
            maxLength={200}
            autoComplete="off"
          />
          <div>
            <SubmitButton rank="secondary">{words.submit}</SubmitButton>
          </div>
        </LiveForm>
        {found === null ? null : count === 0 ? (
          <p data-live-answer>
            {found.missing
              ? say(language, ofHospital[found.missing], { hospital: hospital.name, service: `“${text}”` })
              : say(language, words.unknown, { text })}{" "}
            <PlaceLink href={addressOf("/hospital_search", { search: text })}>{words.elsewhere}</PlaceLink>
          </p>
        ) : (
          <>
            <p data-live-answer>{say(language, words.found, { count, text })}</p>
            <PricesHere
              caption={
                count > mostShown
                  ? say(language, words.shown, { count: mostShown })
                  : say(language, words.caption, { state: stateName })
              }
              hospital={hospital}
              services={found.services.slice(0, mostShown)}
            />
            <p className={note}>{common.method}</p>
          </>
        )}
      </LiveRegion>
    </section>
  );
}
