/**
 * A text that a person reads. `{name}` is a placeholder for a value; `<name>…</name>` surrounds what a page makes a link or an
 * emphasis. A text that counts something has one form for each plural of its language (`Intl.PluralRules`), chosen by the value
 * `count`.
 */
export type Message = string | PluralMessage;

type PluralMessage = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/** Texts of one language by key, in groups as deep as they need. */
export type Messages = { readonly [key: string]: Message | Messages };

type FormsOf<M> = M extends string ? M : Extract<M[keyof M], string>;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What a message wants put in: a number for `count`, else a number or a text. */
export type ValuesOf<M> = {
  readonly [Name in NamesIn<FormsOf<M>> | (M extends string ? never : "count")]: Name extends "count"
    ? number
    : number | string;
};

type ElementsIn<Text> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | ElementsIn<Rest>
  : never;

/** The names of a message's `<name>…</name>`. */
export type ElementsOf<M> = ElementsIn<FormsOf<M>>;

/** What another language must have to say the same as `Words`: the same keys, and a plural where a plural stands. */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : [Exclude<keyof Words[Key], Intl.LDMLPluralRule>] extends [never]
      ? PluralMessage
      : Translation<Words[Key]>;
};
