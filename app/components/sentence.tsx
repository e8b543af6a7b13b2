import { Fragment, type ReactNode } from "react";
import type { ElementsOf, Message, ValuesOf } from "#app/domain/language/message.ts";
import { say } from "#app/domain/language/say.ts";
import { splitElements } from "#app/domain/language/split-elements.ts";
import { useLanguage } from "./use-words.ts";

type SentenceProps<M extends Message> = {
  of: M;
  /** What each `<name>…</name>` of the message becomes: `terms={(text) => <a href="/terms">{text}</a>}`. */
  as: Record<ElementsOf<M>, (text: string) => ReactNode>;
} & (keyof ValuesOf<M> extends never ? { values?: never } : { values: ValuesOf<M> });

/** A message with links or emphasis inside it. */
export function Sentence<const M extends Message>({ of, as, values }: SentenceProps<M>) {
  const language = useLanguage();
  const elements = as as Record<string, (text: string) => ReactNode>;
  return splitElements(say(language, of, (values ?? {}) as ValuesOf<M>)).map(({ text, element }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    <Fragment key={index}>{element === null ? text : (elements[element]?.(text) ?? text)}</Fragment>
  ));
}
