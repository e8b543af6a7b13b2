import type { ServerBuild } from "@remix-run/node";
import { isDatabaseAway } from "#app/platform/db/is-database-away.server.ts";
import { isRecordsFull } from "#app/platform/db/records-full.server.ts";
import { isRowGone } from "#app/platform/db/row-gone.server.ts";
import { isFilesAway } from "#app/platform/files/files-away.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { caching } from "./caching.ts";
import { jsonError } from "./json-error.server.ts";
import type { FormState } from "./refuse-submission.server.ts";

/** The headers of every answer that the database is away: one that was killed is started again within five seconds. */
export const AWAY_HEADERS = { "Retry-After": "5", "Cache-Control": caching.never };

/** The status that a failure is answered with: 503 where the same may be asked again in a while. */
export function statusOfFailure(error: unknown): 500 | 503 {
  return isDatabaseAway(error) ? 503 : 500;
}

type Route = NonNullable<ServerBuild["routes"][string]>;
type Answer = NonNullable<Route["module"]["loader"]> | NonNullable<Route["module"]["action"]>;

/** The same build, in which every loader and action that fails because the database is away throws a 503 in place of
 *  the database's error, and no bug is logged: a page tells it in its own words, with the
 *  form that was sent to it, a call by `message` as JSON. One that fails because what it writes to was deleted
 *  meanwhile throws a 410, one for which the account has no room a 507: the error page puts both into words. One whose files
 *  are away throws a 503, too, and is logged: its place may refuse us for good. */
export function tellDatabaseAway(build: ServerBuild, messages: AwayMessages): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && withTelling(route, messages),
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

interface AwayMessages {
  away: string;
  filesAway: string;
}

function withTelling({ module, ...route }: Route, messages: AwayMessages): Route {
  const { loader, action } = module;
  const isCall = module.default === undefined;
  const tell: Tell = (what, form) =>
    isCall
      ? jsonError(503, messages[what], { headers: AWAY_HEADERS })
      : Response.json({ unsent: form?.unsent ?? null }, { status: 503, headers: AWAY_HEADERS });
  return {
    ...route,
    module: {
      ...module,
      ...(loader && { loader: telling(loader, tell) }),
      ...(action && { action: telling(action, tell) }),
    },
  };
}

type Tell = (what: keyof AwayMessages, form: FormState | undefined) => Response;

function telling<T extends Answer>(answer: T, tell: Tell): T {
  const answerOrTell = async (args: Parameters<T>[0]) => {
    try {
      return await answer(args);
    } catch (error) {
      const { form } = (args.context ?? {}) as { form?: FormState };
      if (isFilesAway(error)) {
        logFailure("The files are away", error);
        throw tell("filesAway", form);
      }
      if (isRowGone(error)) throw new Response(null, { status: 410 });
      if (isRecordsFull(error)) throw new Response(null, { status: 507 });
      if (statusOfFailure(error) === 500) throw error;
      throw tell("away", form);
    }
  };
  return answerOrTell as T;
}
