import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import * as css from "./landing-page.css.ts";

/** What lets a visitor check every number, with the way to each. */
export function ReasonsToTrust() {
  const { heading, source, faults, data } = useWords().home.trust;
  return (
    <section aria-labelledby="trust" className={css.part}>
      <h2 id="trust">{heading}</h2>
      <div className={css.columns}>
        <div className={css.reason}>
          <h3>{source.heading}</h3>
          <p>
            <Sentence of={source.text} as={{ files: (text) => <a href="/price-files">{text}</a> }} />
          </p>
        </div>
        <div className={css.reason}>
          <h3>{faults.heading}</h3>
          <p>
            <Sentence
              of={faults.text}
              as={{ process: (text) => <a href="/learn-roadmap-process">{text}</a> }}
            />
          </p>
        </div>
        <div className={css.reason}>
          <h3>{data.heading}</h3>
          <p>
            <Sentence
              of={data.text}
              as={{
                downloads: (text) => <a href="/data/downloads">{text}</a>,
                api: (text) => <a href="/api">{text}</a>,
              }}
            />
          </p>
        </div>
      </div>
    </section>
  );
}
