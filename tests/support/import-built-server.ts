import { buildWhenStale } from "../../app/cli/build-when-stale.js";

/** The build of server.ts, which is what `npm start` serves with, made first where a source is newer. Its readers of documents,
 *  too, begin in a third of the time that those of the source take, which are compiled first. */
export async function importBuiltServer(): Promise<typeof import("../../server.ts")> {
  built ??= buildWhenStale().server;
  return import(built);
}

let built: string | undefined;
