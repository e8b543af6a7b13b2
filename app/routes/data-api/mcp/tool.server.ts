import type { z } from "zod/v4";
import type { Words } from "#app/content/words/words.ts";
import type { GlossaryTerm } from "#app/domain/glossary/glossary-term.ts";
import type { Language } from "#app/domain/language/language.ts";

export type ToolName = keyof Words["assistants"]["tools"];

/** What a tool asks of the site: one of the site's calls; a body is sent by POST. */
export interface AskedCall {
  path: string;
  body?: unknown;
}

/** What a tool is answered from besides calls. */
export interface ToolSources {
  language: Language;
  terms: readonly GlossaryTerm[];
}

/** A tool as an assistant sees it: a call of the data API, with a paragraph that can be read aloud. */
export interface Tool {
  name: ToolName;
  input: z.ZodObject;
  output: z.ZodObject;
  /** Null: `answer` needs no call. */
  ask: ((given: never) => AskedCall) | null;
  /** The call's reply as the assistant gets it: long lists are cut short. */
  answer(reply: unknown, given: never, sources: ToolSources): Record<string, unknown>;
  tell(answer: never, given: never, sources: ToolSources): string[];
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: ToolName;
  input: Input;
  output: Output;
  ask: ((given: z.output<Input>) => AskedCall) | null;
  answer?(reply: unknown, given: z.output<Input>, sources: ToolSources): z.output<Output>;
  tell(answer: z.output<Output>, given: z.output<Input>, sources: ToolSources): string[];
}

/** A tool whose answer is the call's reply, unless `answer` says otherwise. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Definition<Input, Output>,
): Tool {
  const { output } = tool;
  return {
    ...tool,
    answer: (reply: unknown, given: z.output<Input>, sources: ToolSources) =>
      tool.answer?.(reply, given, sources) ?? (output.parse(reply) as z.output<Output>),
  } as unknown as Tool;
}
