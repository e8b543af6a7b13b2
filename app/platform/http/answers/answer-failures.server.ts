import type { ServerBuild } from "@remix-run/node";
import { isDatabaseAway } from "#app/platform/db/is-database-away.server.ts";
import { isRecordsFull } from "#app/platform/db/records-full.server.ts";
import { isRowGone } from "#app/platform/db/row-gone.server.ts";
import { isFilesAway } from "#app/platform/files/files-away.server.ts";
import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { FormState } from "../forms/refuse-submission.server.ts";
import { caching } from "../replies/caching.ts";
import { jsonError } from "../replies/json-error.server.ts";

/** The headers of every answer that the database is away: one that was killed is started again within five seconds. */
export const AWAY_HEADERS = { "Retry-After": "5", "Cache-Control": caching.never };

/** The status that a failure is answered with: 503 where the same may be asked again in a while. */
export function statusOfFailure(error: unknown): 500 | 503 {
  return isDatabaseAway(error) || isDiskFull(error) ? 503 : 500;
}

/** What a call says as JSON; a page has its own words. */
interface FailureMessages {
  away: string;
  noRoom: string;
  filesAway: string;
  failed: string;
}

/** The same for a route that answers a failure itself: the operator still hears of a full disk. */
export async function takeFailure(disk: Pick<DiskWatch, "noteFull">, error: unknown): Promise<500 | 503> {
  if (isDiskFull(error)) await disk.noteFull();
  return statusOfFailure(error);
}

type Route = NonNullable<ServerBuild["routes"][string]>;
type Answer = NonNullable<Route["module"]["loader"]> | NonNullable<Route["module"]["action"]>;
type RouteArgs = Parameters<Answer>[0];

/**
 * Returns the build with loaders and actions that turn errors into replies:
 *
 * - 503: the database or the files are unavailable, or a disk is full, which `noteFull` is told. A page says so and keeps the submitted form.
 * - 410: the target was deleted in the meantime. 507: the account has no room left.
 * - 500: any other error of an API call, which is logged. In a page, the page's error boundary handles it.
 */
export function answerFailures(
  build: ServerBuild,
  messages: FailureMessages,
  noteFull: () => Promise<void>,
): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && wrap(route, messages, noteFull),
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function wrap({ module, ...route }: Route, messages: FailureMessages, noteFull: () => Promise<void>): Route {
  const { loader, action, default: page } = module;
  const replyTo = page === undefined ? replyOfCall : replyOfPage;
  const answering = <T extends Answer>(answer: T): T => {
    const answerOrReply = async (asked: Parameters<T>[0]) => {
      try {
        const answered = await answer(asked);
        if (formOf(asked)?.metFullDisk) await noteFull();
        return answered;
      } catch (error) {
        if (isDiskFull(error)) await noteFull();
        if (isFilesAway(error)) logFailure("The files are away", error); // their place may refuse us for good
        throw replyTo(error, asked, messages);
      }
    };
    return answerOrReply as T;
  };
  return {
    ...route,
    module: {
      ...module,
      ...(loader && { loader: answering(loader) }),
      ...(action && { action: answering(action) }),
    },
  };
}

/** What a page throws: a reply, or the error itself. */
function replyOfPage(error: unknown, asked: RouteArgs): unknown {
  if (whatIsAway(error) === null) return refusalOf(error) ?? error;
  return Response.json({ unsent: formOf(asked)?.unsent ?? null }, { status: 503, headers: AWAY_HEADERS });
}

function replyOfCall(error: unknown, { request }: RouteArgs, messages: FailureMessages): Response {
  if (error instanceof Response) return error;
  const away = whatIsAway(error);
  if (away !== null) return jsonError(503, messages[away], { headers: AWAY_HEADERS });
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  const { method, url, signal } = request;
  if (!signal.aborted) logFailure(`${method} ${new URL(url).pathname} failed`, error);
  return jsonError(500, messages.failed);
}

function formOf({ context }: RouteArgs): FormState | undefined {
  return ((context ?? {}) as { form?: FormState }).form;
}

function whatIsAway(error: unknown): "away" | "noRoom" | "filesAway" | null {
  if (isFilesAway(error)) return "filesAway";
  if (isDiskFull(error)) return "noRoom";
  return isDatabaseAway(error) ? "away" : null;
}

/** Null: it is a bug. */
function refusalOf(error: unknown): Response | null {
  if (isRowGone(error)) return new Response(null, { status: 410 });
  return isRecordsFull(error) ? new Response(null, { status: 507 }) : null;
}
