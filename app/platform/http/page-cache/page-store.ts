import { LRUCache } from "lru-cache";
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
  const pages = new LRUCache<string, KeptPage | "not kept">({
    maxSize: Math.max(1, limitBytes), // 0 would be no limit
    sizeCalculation: sizeOf,
  });
  let storedVersion: string | null = null;

  return {
    find(version, key) {
      if (version !== storedVersion) {
        pages.clear();
        storedVersion = version;
      }
      return pages.get(key) ?? null;
    },
    put(version, key, page) {
      if (version === storedVersion) pages.set(key, page);
    },
  };
}

function sizeOf(page: KeptPage | "not kept", key: string): number {
  const pageBytes = page === "not kept" ? 0 : page.sizeBytes + PAGE_OVERHEAD_BYTES;
  return pageBytes + 2 * key.length + KEY_OVERHEAD_BYTES;
}
