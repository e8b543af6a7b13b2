import { uiWords } from "#app/content/words/ui.ts";
import { unreadableListWords } from "#app/content/words/unreadable-lists.ts";
import { useWords } from "./use-words.ts";

interface UnreadableListProps {
  list: keyof (typeof unreadableListWords)["en"]["lists"];
  /** The page with the list, to try again. */
  address: string;
}

/** The line in place of a list that could not be read; the rest of its page stands. */
export function UnreadableList({ list, address }: UnreadableListProps) {
  const { lists } = useWords(unreadableListWords);
  const { tryAgain } = useWords(uiWords);
  return (
    <p role="alert">
      {lists[list]} <a href={address}>{tryAgain}</a>
    </p>
  );
}
