import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DuckDBInstance } from "@duckdb/node-api";
import { expect } from "vitest";
import { ParquetManifest } from "#app/content/parquet-manifest.server.ts";
import type { TestSite } from "./open-test-site.ts";

/** The Parquet files of a site as a stranger reads them: downloaded, compared with their manifest, and opened by DuckDB. */
export async function downloadParquet(site: TestSite, folder: string) {
  const manifest = await readManifest(site);
  for (const { name, path: address, bytes, sha256 } of manifest.files) {
    const reply = await site.fetch(address);
    expect([name, reply.status]).toEqual([name, 200]);
    const body = Buffer.from(await reply.arrayBuffer());
    expect([name, body.length, createHash("sha256").update(body).digest("hex")]).toEqual([
      name,
      bytes,
      sha256,
    ]);
    await writeFile(path.join(folder, name), body);
  }
  const duckdb = await (await DuckDBInstance.create()).connect();
  const placesOf = (table: string) =>
    manifest.files.filter((file) => file.table === table).map(({ name }) => path.join(folder, name));
  return {
    manifest,
    /** Rows of a query, each value as text, with `<table>` for the table's files. */
    async rows(query: string): Promise<(string | null)[][]> {
      const written = query.replace(/<([\w-]+)>/g, (_, table: string) => {
        const places = placesOf(table).map((place) => `'${place}'`);
        return `read_parquet([${places.join(", ")}])`;
      });
      const reader = await duckdb.runAndReadAll(written);
      return reader.getRowsJson().map((row) => row.map((value) => (value === null ? null : String(value))));
    },
    places: placesOf,
  };
}

/** The manifest once its files are made. */
export async function readManifest(site: TestSite) {
  for (;;) {
    const reply = await site.fetch("/data/downloads/manifest.json");
    if (reply.status === 200) return ParquetManifest.parse(await reply.json());
    expect([reply.status, reply.headers.get("Retry-After")]).toEqual([503, "60"]);
    await reply.arrayBuffer();
    await wait(200);
  }
}
