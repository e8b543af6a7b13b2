import { countOf } from "#app/components/price-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { ListedItem } from "#app/domain/roadmap/list-roadmap.server.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { spoken } from "#app/ui/theme/spoken.css.ts";
import * as css from "./roadmap.css.ts";
import { itemAnchor, stateWords } from "./roadmap-words.ts";

/** One item, with the form to vote for it unless it is shipped. */
export function RoadmapItem({ item }: { item: ListedItem }) {
  const { key, title, description, state, since, path, voteCount } = item;
  return (
    <li id={itemAnchor(key)} className={css.item}>
      <div className={css.words}>
        <h3>{path && state === "shipped" ? <a href={path}>{title}</a> : title}</h3>
        <p className={css.description}>{description}</p>
        <p className={css.note}>
          {stateWords[state].since} <time dateTime={since}>{formatDate(since)}</time>
        </p>
      </div>
      {state !== "shipped" ? (
        <VoteForm item={item} />
      ) : voteCount > 0 ? (
        <p className={css.votes}>{countOf(voteCount, "vote")}</p>
      ) : null}
    </li>
  );
}

function VoteForm({ item: { key, title, voteCount, isVotedFor } }: { item: ListedItem }) {
  return (
    <form method="post" action="/roadmap/votes" className={css.voting}>
      <input type="hidden" name="item" value={key} />
      <span className={css.votes}>{countOf(voteCount, "vote")}</span>
      {isVotedFor ? (
        <>
          <span className={css.voted}>You voted</span>
          <SubmitButton rank="secondary" name="intent" value="undo">
            Undo<span className={spoken}> your vote for “{title}”</span>
          </SubmitButton>
        </>
      ) : (
        <SubmitButton rank="secondary" name="intent" value="vote">
          Vote<span className={spoken}> for “{title}”</span>
        </SubmitButton>
      )}
    </form>
  );
}
