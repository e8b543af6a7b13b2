import { useLanguage, useWords } from "#app/components/use-words.ts";
import { storageValues } from "#app/content/words/say-storage.ts";
import type { AccountStorage } from "#app/domain/documents/storage/account-storage.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";

/** How much of its room for files an account has taken. */
export function StorageNote({ storage }: { storage: AccountStorage }) {
  const words = useWords().account;
  return <p className={stack.note}>{say(useLanguage(), words.storage, storageValues(storage))}</p>;
}
