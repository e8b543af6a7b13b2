import { GlossaryTerm } from "#app/components/glossary-term.tsx";
import * as css from "./landing-page.css.ts";

/** From a hospital's file to a price that a patient can use, in three steps. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how" className={css.part}>
      <h2 id="how">How it works</h2>
      <ol className={css.steps}>
        <li className={css.step}>
          <h3>Hospitals post their prices</h3>
          <p>
            A federal rule makes each hospital post a{" "}
            <GlossaryTerm term="Machine-readable file (MRF)">price file</GlossaryTerm> (45 CFR 180.50). These
            files are huge, and made for computers.
          </p>
        </li>
        <li className={css.step}>
          <h3>We read and check each file</h3>
          <p>
            We test each row against the rules for these files. What is wrong or odd is listed in a report
            that you can read.
          </p>
        </li>
        <li className={css.step}>
          <h3>You compare like with like</h3>
          <p>
            Search a service near you. See the{" "}
            <GlossaryTerm term="Discounted cash price">cash price</GlossaryTerm>, the{" "}
            <GlossaryTerm term="Gross charge">list price</GlossaryTerm> and what{" "}
            <GlossaryTerm term="Payer-specific negotiated charge">insurers agreed to pay</GlossaryTerm>.
          </p>
        </li>
      </ol>
    </section>
  );
}
