import type { ServerBuild } from "@remix-run/node";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { jsonError } from "./json-error.server.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type Answer = NonNullable<Route["module"]["loader"]> | NonNullable<Route["module"]["action"]>;

/** The same build, in which a call that fails answers 500 with `message` as JSON, as calls answer everything, and the
 *  bug is logged. Remix's own reply is a line of plain text. A page has its error boundary. */
export function answerFailedCalls(build: ServerBuild, message: string): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && (isCall(route) ? withAnswer(route, message) : route),
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

function isCall({ module }: Route): boolean {
  return module.default === undefined;
}

function withAnswer({ module, ...route }: Route, message: string): Route {
  const { loader, action } = module;
  return {
    ...route,
    module: {
      ...module,
      ...(loader && { loader: answering(loader, message) }),
      ...(action && { action: answering(action, message) }),
    },
  };
}

function answering<T extends Answer>(answer: T, message: string): T {
  const answerOrFail = async (args: Parameters<T>[0]) => {
    try {
      return await answer(args);
    } catch (error) {
      if (error instanceof Response) throw error;
      const { method, url, signal } = args.request;
      if (!signal.aborted) logFailure(`${method} ${new URL(url).pathname} failed`, error);
      throw jsonError(500, message);
    }
  };
  return answerOrFail as T;
}
