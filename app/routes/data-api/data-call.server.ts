import type { z } from "zod/v4";
import type { Language } from "#app/domain/language/language.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { statusOfFailure } from "#app/platform/http/answers/answer-failures.server.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";

/** What calls are answered from. */
export type CallSources = {
  db: Database;
  gazetteer: Gazetteer;
  language: Language;
  /** ISO day in Eastern time. */
  today: string;
};

/** One GET call of the data API: how it is documented, and how it is answered. */
export interface DataCall {
  /** As OpenAPI writes it: '/service_viewer/get_categories/{hospital}'. */
  path: string;
  summary: string;
  /** Those of the path and those of the query, by name. */
  parameters: z.ZodObject;
  reply: z.ZodType;
  /** When the call answers 404; undefined: never. */
  notFound?: string;
  /** The error of a call that fails; undefined: its status alone. */
  failure?: string;
  example: Example<unknown>;
  /** `given`: the parameters as the address has them, those left out or left empty missing. */
  answer(sources: CallSources, given: Record<string, string>): Promise<Response>;
}

/** Parameters that find something in the sample data, and a part of what is answered: lists are cut short. */
interface Example<Reply> {
  given: Record<string, string>;
  reply: Reply;
}

/** What one call adds to the rest: `answer` gives the reply's content, or the error to answer instead. */
type Definition<Parameters extends z.ZodObject, Reply extends z.ZodType> = Omit<
  DataCall,
  "parameters" | "reply" | "example" | "answer"
> & {
  parameters: Parameters;
  reply: Reply;
  example: Example<z.input<Reply>>;
  /** The reply where its list cannot be read from a database that is there; undefined: that is an error. */
  unreadable?: z.input<Reply>;
  /** For what must be seen as soon as it is there. */
  cacheControl?: typeof caching.newest;
  answer(
    db: Database,
    parameters: z.output<Parameters>,
    beside: Omit<CallSources, "db">,
  ): Promise<z.input<Reply> | Response>;
};

/** A call from its parameters, its reply and the function between them. Bad parameters answer 400 with what to fix. */
export function defineDataCall<Parameters extends z.ZodObject, Reply extends z.ZodType>({
  answer,
  cacheControl,
  unreadable,
  ...described
}: Definition<Parameters, Reply>): DataCall {
  const headers = { "Cache-Control": cacheControl ?? caching.untilDataChangeFresh };
  return {
    ...described,
    async answer({ db, ...beside }, given) {
      const parameters = described.parameters.safeParse(given);
      if (!parameters.success) return jsonError(400, formatParameterErrors(parameters.error));
      const reply = await answer(db, parameters.data, beside).catch((error: unknown) => {
        if (unreadable === undefined || statusOfFailure(error) === 503) throw error;
        logFailure(`GET ${described.path} failed`, error);
        return Response.json(unreadable, { headers: { "Cache-Control": caching.never } });
      });
      return reply instanceof Response ? reply : Response.json(reply, { headers });
    },
  };
}

/** 'page must be a whole number.': an issue of one parameter is the rest of a sentence that begins with its name. */
function formatParameterErrors({ issues }: z.ZodError): string {
  const sentences = issues.map(({ path, message }) => [...path, message].join(" "));
  return [...new Set(sentences)].join(" ");
}
