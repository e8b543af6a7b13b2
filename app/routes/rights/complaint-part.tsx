import { OfficeList } from "#app/components/rights/office-list.tsx";
import { useWords } from "#app/components/use-words.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ViewedRights } from "./view-rights.server.ts";

/** Whom to complain to, by what it is about or who pays for the care. */
export function ComplaintPart({ complaints }: { complaints: ViewedRights["complaints"] }) {
  const words = useWords().rights.complaints;
  return (
    <section className={stack.ruledPart} aria-labelledby="complaints">
      <h2 id="complaints">{words.heading}</h2>
      {complaints.map(({ kind, heading, about, offices }) => (
        <article key={kind} className={stack.part}>
          <h3>{heading}</h3>
          <p>{about.join(" ")}</p>
          <OfficeList offices={offices} />
        </article>
      ))}
    </section>
  );
}
