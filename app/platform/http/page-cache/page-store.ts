import type { KeptPage } from "./kept-page.server.ts";

/** Pages of one data version, by key; the least recently used ones make room for others. */
export interface PageStore {
  /** 'not kept': a page that was rendered and may not be kept. Null: nothing is known of it. */
  find(version: string, key: string): KeptPage | "not kept" | null;
  /** Nothing happens for a version that another one replaced, or a page too large to keep. */
  put(version: string, key: string, page: KeptPage | "not kept"): void;
}

/** Headers, the entry and the key's place in the map; estimates on the safe side. */
const PAGE_OVERHEAD_BYTES = 2048;
const KEY_OVERHEAD_BYTES = 256;

/** A store of at most `limitBytes`; a new version empties it. */
export function openPageStore(limitBytes: number): PageStore {
  const pages = new Map<string, KeptPage | "not kept">(); // in order of use, the oldest first
  let storedVersion: string | null = null;
  let storedBytes = 0;

  function sizeOf(key: string, page: KeptPage | "not kept"): number {
    const pageBytes = page === "not kept" ? 0 : page.sizeBytes + PAGE_OVERHEAD_BYTES;
    return pageBytes + 2 * key.length + KEY_OVERHEAD_BYTES;
  }

  function remove(key: string) {
    const page = pages.get(key);
    if (page && pages.delete(key)) storedBytes -= sizeOf(key, page);
  }

  return {
    find(version, key) {
      if (version !== storedVersion) {
        pages.clear();
        storedBytes = 0;
        storedVersion = version;
      }
      const page = pages.get(key);
      if (!page) return null;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    put(version, key, page) {
      if (version !== storedVersion || sizeOf(key, page) > limitBytes) return;
      remove(key);
      pages.set(key, page);
      storedBytes += sizeOf(key, page);
      for (const oldest of pages.keys()) {
        if (storedBytes <= limitBytes) break;
        remove(oldest);
      }
    },
  };
}
