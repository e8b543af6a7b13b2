import { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetBucketVersioningCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { BucketAddress } from "#app/platform/env/files-url.server.ts";
import { FilesAway } from "./files-away.server.ts";
import type { StoredObjects } from "./stored-objects.ts";

/** The site can do without a bucket that answers later than this; a request is tried three times. */
const CONNECT_TIMEOUT_MS = 5_000;
const SILENCE_TIMEOUT_MS = 30_000;

/**
 * Opens a bucket's objects below a prefix, over S3; `close` ends its connections. Throws, with the fix, if the bucket
 * is unavailable or keeps deleted objects. One check covers versioning and object lock, since lock requires
 * versioning. Later failures and timeouts throw FilesAway.
 */
export async function openBucketObjects(address: BucketAddress): Promise<StoredObjects & { close(): void }> {
  const { bucket: Bucket, prefix, endpoint, region } = address;
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Sealed chunks detect damage by themselves, and servers other than Amazon's don't all know the newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
  });
  await checkDeletes(client, Bucket).catch((error: unknown) => {
    client.destroy();
    throw error;
  });

  async function* list(folder: string) {
    const Prefix = `${prefix}${folder}/`;
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix });
    for await (const { Contents = [] } of awayWhereItFails(pages)) {
      for (const { Key = "", LastModified } of Contents) {
        if (!LastModified) throw new Error(`The bucket does not say when ${Key} was written.`);
        yield { name: Key.slice(Prefix.length), writtenAt: LastModified };
      }
    }
  }
  /** An unread answer would keep its connection. */
  async function* readWhenAsked(at: { Bucket: string; Key: string }) {
    const { Body } = await client.send(new GetObjectCommand(at)).catch(sayFilesAway);
    yield* awayWhereItFails(Body as Readable);
  }
  const remove = async (name: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name })).catch(sayFilesAway);
  };

  return {
    remove,
    async write(name, bytes) {
      // In parts of 5 MiB; where one fails, or `bytes` does, it takes the others back.
      let failed: { error: unknown } | null = null;
      async function* noted() {
        try {
          yield* bytes;
        } catch (error) {
          failed = { error };
          throw error;
        }
      }
      const params = { Bucket, Key: prefix + name, Body: Readable.from(noted()) };
      const upload = new Upload({ client, params, queueSize: 2 });
      await upload.done().catch((error) => (failed ? Promise.reject(failed.error) : sayFilesAway(error)));
      return "written";
    },
    async read(name) {
      const at = { Bucket, Key: prefix + name };
      const found = await client.send(new HeadObjectCommand(at)).catch((error: unknown) => {
        if (error instanceof S3ServiceException && error.name === "NotFound") return null;
        return sayFilesAway(error);
      });
      if (found === null) return null;
      const { ContentLength } = found;
      if (ContentLength === undefined) throw new Error(`The bucket does not say how large ${at.Key} is.`);
      return { sizeBytes: ContentLength, bytes: readWhenAsked(at) };
    },
    async removeAll(folder) {
      for await (const { name } of list(folder)) await remove(`${folder}/${name}`);
    },
    async list(folder) {
      const found = [];
      for await (const object of list(folder)) found.push(object);
      return found;
    },
    close: () => client.destroy(),
  };
}

function sayFilesAway(error: unknown): never {
  throw new FilesAway(error);
}

async function* awayWhereItFails<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    sayFilesAway(error);
  }
}

/** A version that stays would outlive its deletion. */
async function checkDeletes(client: S3Client, Bucket: string): Promise<void> {
  const { Status } = await client.send(new GetBucketVersioningCommand({ Bucket })).catch((error: Error) => {
    throw new Error(sayAway(Bucket, error), { cause: error });
  });
  if (Status === undefined) return;
  throw new Error(
    `The bucket ${Bucket} of FILES_URL keeps versions of what is deleted, or did so once (${Status}): make a bucket that never had versioning or object lock. Nothing was changed.`,
  );
}

function sayAway(bucket: string, { name, message }: Error): string {
  switch (name) {
    case "NoSuchBucket":
      return `The bucket ${bucket} of FILES_URL is not there: make it, or name another one.`;
    case "CredentialsProviderError":
      return `FILES_URL names the bucket ${bucket}, and there are no credentials for it: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
    case "InvalidAccessKeyId":
    case "SignatureDoesNotMatch":
    case "AccessDenied":
      return `The bucket ${bucket} of FILES_URL refuses us (${name}): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and that they may get its versioning, list, get, put and delete.`;
    default:
      return `The bucket ${bucket} of FILES_URL does not answer (${name}: ${message}): check its endpoint and region.`;
  }
}
