import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import * as css from "./hospital-details.css.ts";

/** What people with a bill from the hospital can do with it here. */
export function OwnBill({ hospitalName }: { hospitalName: string }) {
  const { ownBill: words } = useWords().hospitalDetails;
  return (
    <section className={css.section} aria-labelledby="own-bill">
      <h2 id="own-bill">{words.heading}</h2>
      <p>
        <Sentence
          of={words.text}
          as={{
            check: (text) => <a href={addressOf("/audit", { provider: hospitalName })}>{text}</a>,
            offer: (text) => <a href="/account/negotiate">{text}</a>,
          }}
        />
      </p>
    </section>
  );
}
