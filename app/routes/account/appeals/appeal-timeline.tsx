import { useWords } from "#app/components/use-words.ts";
import type { SaidEvent } from "#app/content/words/say-timeline.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./appeals.css.ts";

/** What happened to an appeal, in the order in which it was noted. */
export function AppealTimeline({ events }: { events: SaidEvent[] }) {
  const { timeline: words } = useWords().appeals.one;
  return (
    <section className={stack.part} aria-labelledby="timeline">
      <h2 id="timeline">{words.heading}</h2>
      <ol className={css.timeline}>
        {events.map(({ day, what, details }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place.
          <li key={index} className={css.event}>
            <span className={css.day}>{day}</span>{" "}
            <div className={css.what}>
              {what}
              {details.map((detail) => (
                <div key={detail} className={stack.note} dir="auto">
                  {detail}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
