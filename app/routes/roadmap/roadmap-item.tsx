import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import type { ListedItem } from "#app/domain/roadmap/list-roadmap.server.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { spoken } from "#app/ui/theme/spoken.css.ts";
import { itemAnchor } from "./item-anchor.ts";
import * as css from "./roadmap.css.ts";

/** One item, with the form to vote for it unless it is shipped. */
export function RoadmapItem({ item }: { item: ListedItem }) {
  const language = useLanguage();
  const words = useWords().roadmap;
  const { key, title, description, state, since, path, voteCount } = item;
  return (
    <li id={itemAnchor(key)} className={css.item}>
      <div className={css.words}>
        <h3>{path && state === "shipped" ? <a href={path}>{title}</a> : title}</h3>
        <p className={css.description}>{description}</p>
        <p className={css.note}>
          {words.states[state].since} <time dateTime={since}>{formatDate(language, since)}</time>
        </p>
      </div>
      {state !== "shipped" ? (
        <VoteForm item={item} />
      ) : voteCount > 0 ? (
        <p className={css.votes}>{say(language, words.votes, { count: voteCount })}</p>
      ) : null}
    </li>
  );
}

function VoteForm({ item: { key, title, voteCount, isVotedFor } }: { item: ListedItem }) {
  const language = useLanguage();
  const words = useWords().roadmap;
  const as = { spoken: (text: string) => <span className={spoken}>{text}</span> };
  return (
    <form method="post" action="/roadmap/votes" className={css.voting}>
      <input type="hidden" name="item" value={key} />
      <span className={css.votes}>{say(language, words.votes, { count: voteCount })}</span>
      {isVotedFor ? (
        <>
          <span className={css.voted}>{words.youVoted}</span>
          <SubmitButton rank="secondary" name="intent" value="undo">
            <Sentence of={words.undo} values={{ title }} as={as} />
          </SubmitButton>
        </>
      ) : (
        <SubmitButton rank="secondary" name="intent" value="vote">
          <Sentence of={words.vote} values={{ title }} as={as} />
        </SubmitButton>
      )}
    </form>
  );
}
