import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { note, part } from "#app/ui/page/stack.css.ts";
import { type PricedService, PricesHere } from "./prices-here.tsx";

interface CommonServicesPartProps {
  hospital: LinkedHospital;
  stateName: string;
  services: PricedService[];
}

/** What services that most hospitals price cost here. */
export function CommonServicesPart({ hospital, stateName, services }: CommonServicesPartProps) {
  const words = useWords().hospitalDetails.common;
  const language = useLanguage();
  if (services.length === 0) return null;
  return (
    <section className={part} aria-labelledby="common">
      <h2 id="common">{words.heading}</h2>
      <PricesHere
        caption={say(language, words.caption, { state: stateName })}
        hospital={hospital}
        services={services}
      />
      <p className={note}>{words.method}</p>
    </section>
  );
}
