import type {
  openPaperReader,
  PaperReaderOptions,
} from "#app/domain/documents/process/open-paper-reader.server.ts";
import type { PaperReader } from "#app/domain/documents/process/paper-reader.ts";
import { IDLE_POOL } from "./idle-pool.ts";
import { importBuiltServer } from "./import-built-server.ts";

/** The readers of this process, by their options: each site of a test uses the processes of the one before. */
const shared = new Map<string, Promise<PaperReader>>();

async function openShared(options: PaperReaderOptions): Promise<PaperReader> {
  const { openPaperReader } = await importBuiltServer();
  return openPaperReader(options);
}

/** The real reader of documents, whose end stops what was asked of it and leaves its processes to the next one. */
export function openSharedPapers(options: PaperReaderOptions): ReturnType<typeof openPaperReader> {
  const key = JSON.stringify(options);
  const closed = new AbortController();
  return {
    async read(kind, paper, { signal, ...asked }) {
      const reader = shared.get(key) ?? openShared(options);
      shared.set(key, reader);
      return (await reader).read(kind, paper, { ...asked, signal: AbortSignal.any([closed.signal, signal]) });
    },
    load: () => IDLE_POOL,
    close: async () => closed.abort(),
  };
}
