import type { RequestListener } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { openPaperReader } from "#app/domain/documents/process/open-paper-reader.server.ts";
import { product } from "#app/domain/product.ts";
import { type Env, readEnv } from "#app/platform/env/env.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { readVersion } from "#app/platform/files/read-version.server.ts";
import { explainDisk } from "#app/platform/files/watch-disk.server.ts";
import { listen } from "#app/platform/http/door/listen.server.ts";
import {
  openDocumentReader,
  startReadingWorker,
} from "#app/platform/ocr/worker/open-document-reader.server.ts";
import { openInTurn } from "#app/platform/processes/open-in-turn.ts";
import { openApp, type SiteBuild } from "#app/site/open-app.server.ts";
import { openBackground } from "#app/site/open-background.server.ts";
import { openContext } from "#app/site/open-context.server.ts";
import { openFileChecks } from "#app/site/open-file-checks.server.ts";
import { openReading } from "#app/site/open-reading.server.ts";
import { openShelf } from "#app/site/open-shelf.server.ts";
import { openStores } from "#app/site/open-stores.server.ts";
import { openVersions } from "#app/site/open-versions.server.ts";
import { openWatch } from "#app/site/open-watch.server.ts";
import { type SiteParts, servedParts } from "#app/site/site-parts.ts";

/** For tests, which read their own bills as the served site reads them: from the build. */
export { openDocumentReader, openPaperReader, startReadingWorker };

export interface Site {
  app: RequestListener;
  close(): Promise<void>;
}

/**
 * The composition root: opens the outside world once and hands it to every route. Where a part does not open, those before it
 * are closed again. `clientDirectory` holds the built assets; null while developing, when Vite serves them.
 */
export async function openSite(
  env: Env,
  build: SiteBuild,
  clientDirectory: string | null,
  replaced: Partial<SiteParts> = {},
): Promise<Site> {
  const parts = { ...servedParts, ...replaced };
  const { value: app, close } = await openInTurn(async (opening) => {
    const shelf = await openShelf(clientDirectory ?? path.join(projectRoot(), "public"));
    const stores = await openStores(opening, env, { ...shelf, ...parts });
    const reading = openReading(opening, env, parts);
    const fileChecker = await openFileChecks(opening, env);
    const watch = openWatch(env, { stores, reading, parts });
    const given = { ...stores, ...reading, ...shelf, ...parts, disk: watch.disk };
    const background = await openBackground(opening, env, given);
    const context = openContext(opening, env, {
      stores,
      reading,
      fileChecker,
      shelf,
      background,
      watch,
      parts,
    });
    const versionsDirectory = openVersions(opening, env, clientDirectory, parts);
    return openApp(env, {
      build,
      clientDirectory,
      versionsDirectory,
      stores,
      context,
      figures: watch.registry,
      parts,
    });
  });
  return { app, close };
}

/** The site inside Vite's development server. */
export function openDevelopmentSite(build: () => Promise<ServerBuild>): Promise<Site> {
  return openSite(readEnv(process.env), build, null);
}

/** Opens the site and serves it until the process is asked to stop; requests under way are finished first. */
async function serve() {
  const env = readEnv(process.env);
  const build = await import("virtual:remix/server-build");
  const opened = openInTurn(async (opening) => {
    const site = opening.add(await openSite(env, build, path.join(projectRoot(), "build/client")));
    const server = opening.add(await listen(site.app, env));
    return server.address;
  });
  const { value: address, close } = await opened.catch(async (error: unknown) => {
    throw (await explainDisk(env, error)) ?? error;
  });
  const place = env.databaseUrl === null ? env.dataDir : new URL(env.databaseUrl).host;
  console.log(`${product.name} ${await readVersion()}; its database: ${place}`);
  console.log(`${product.name} is ready at ${address}`);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      await close();
      process.exit(0);
    });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await serve().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
