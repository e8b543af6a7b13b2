import { useUiWords } from "#app/ui/words/ui-words.tsx";

interface UnreadableListProps {
  message: string;
  /** The page with the list, to try again. */
  address: string;
}

/** The line in place of a list that could not be read; the rest of its page still works. */
export function UnreadableList({ message, address }: UnreadableListProps) {
  const { tryAgain } = useUiWords();
  return (
    <p role="alert">
      {message} <a href={address}>{tryAgain}</a>
    </p>
  );
}
