import { useWords } from "#app/components/use-words.ts";

/** All states and territories for a select: two letters, shown by name. */
export function useStateOptions(): { value: string; label: string }[] {
  return Object.entries(useWords().stateNames).map(([value, label]) => ({ value, label }));
}
