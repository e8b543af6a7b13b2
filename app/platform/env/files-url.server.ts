import { fileURLToPath } from "node:url";
import type { z } from "zod/v4";
import { trimEndOf } from "../text/trim-end-of.ts";

/** A bucket that speaks S3. Its credentials are in the SDK's own variables. */
export interface BucketAddress {
  bucket: string;
  /** Before every name: empty, or it ends with a slash. */
  prefix: string;
  /** Null: Amazon's own. */
  endpoint: string | null;
  region: string;
}

/** Where several machines keep the files that they share. */
export type FilesPlace = { kind: "folder"; folder: string } | ({ kind: "bucket" } & BucketAddress);

/** Parses file:///folder and s3://bucket/prefix?endpoint=…&region=…. */
export function parseFilesUrl(text: string, context: z.RefinementCtx): FilesPlace {
  const place = URL.canParse(text) ? readPlace(new URL(text)) : null;
  if (place) return place;
  context.addIssue({ code: "custom" });
  return { kind: "folder", folder: "" };
}

function readPlace(url: URL): FilesPlace | null {
  if (url.protocol === "file:") {
    return url.host === "" && url.pathname !== "/" && url.search === ""
      ? { kind: "folder", folder: fileURLToPath(url) }
      : null;
  }
  const { endpoint = null, region = "us-east-1", ...others } = Object.fromEntries(url.searchParams);
  const isBucket =
    url.protocol === "s3:" && url.hostname !== "" && `${url.username}${url.password}${url.port}` === "";
  const isEndpoint = endpoint === null || /^https?:\/\/[^/@?#]+\/?$/.test(endpoint);
  if (!isBucket || !isEndpoint || Object.keys(others).length > 0) return null;
  const path = trimEndOf(url.pathname.replace(/^\/+/, ""), /\//);
  return { kind: "bucket", bucket: url.hostname, prefix: path && `${path}/`, endpoint, region };
}
