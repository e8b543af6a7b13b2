import { randomBytes, randomUUID } from "node:crypto";
import {
  CreateBucketCommand,
  ListMultipartUploadsCommand,
  PutBucketVersioningCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newKeyBytes, sealingKeyOf } from "#app/platform/keys/sealing-key.server.ts";
import { type S3Server, startS3 } from "../../../tests/support/start-s3.ts";
import { openBucketObjects } from "./bucket-objects.server.ts";
import { type FileOwner, sealedFilesIn } from "./sealed-files.server.ts";

let server: S3Server | null;
let client: S3Client;
beforeAll(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "an operator");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "a secret");
  server = await startS3();
  if (!server) return;
  client = new S3Client({ endpoint: server.endpoint, region: "us-east-1", forcePathStyle: true });
  for (const Bucket of ["bills", "versions"]) await client.send(new CreateBucketCommand({ Bucket }));
}, 150_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  client?.destroy();
  await server?.stop();
});

const openBucket = (bucket: string, endpoint = server!.endpoint) =>
  openBucketObjects({ bucket, prefix: "site/", endpoint, region: "us-east-1" });
const anOwner = (): FileOwner => ({ accountId: randomUUID(), key: sealingKeyOf(newKeyBytes()) });
const whyNoServer = "moto_server is not installed: pip install 'moto[server]'";

test("files of any size come back from a bucket as they were, and are gone once removed", async ({
  skip,
}) => {
  if (!server) skip(whyNoServer);
  const objects = await openBucket("bills");
  const files = sealedFilesIn(objects);
  const [owner, other] = [anOwner(), anOwner()];
  await files.write(other, randomUUID(), [randomBytes(3)]);
  const kept: string[] = [];
  for (const sizeBytes of [0, 1, 65_536, 5 * 1024 * 1024, 30_000_000]) {
    const fileId = randomUUID();
    const plain = randomBytes(sizeBytes);
    expect(await files.write(owner, fileId, [plain])).toEqual({ outcome: "written", sizeBytes });
    const found = await files.read(owner, fileId);
    const chunks: Uint8Array[] = [];
    for await (const chunk of found!.chunks) chunks.push(chunk);
    expect([found!.sizeBytes, Buffer.concat(chunks).equals(plain)]).toEqual([sizeBytes, true]);
    kept.push(fileId);
  }
  const [removed = "", swept = "", ...rest] = kept;
  await files.remove(owner.accountId, removed);
  await files.remove(owner.accountId, removed);
  expect(await files.read(owner, removed)).toBeNull();
  await files.sweep(owner.accountId, new Set(rest), new Date("2020-01-01"));
  expect(await files.read(owner, swept)).not.toBeNull();
  await files.sweep(owner.accountId, new Set(rest), new Date("2100-01-01"));
  const names = async ({ accountId }: FileOwner) => (await objects.list(accountId)).map(({ name }) => name);
  expect((await names(owner)).sort()).toEqual(rest.sort());
  await files.removeAllOf(owner.accountId);
  expect([await names(owner), (await names(other)).length]).toEqual([[], 1]);
  objects.close();
});

test.for([200_000, 12_000_000])("a sender that breaks off after %i bytes leaves nothing", async (sizeBytes, {
  skip,
}) => {
  if (!server) skip(whyNoServer);
  const objects = await openBucket("bills");
  const owner = anOwner();
  async function* breaking() {
    yield randomBytes(sizeBytes);
    throw new Error("the client left");
  }
  await expect(sealedFilesIn(objects).write(owner, randomUUID(), breaking())).rejects.toThrow(
    "the client left",
  );
  expect(await objects.list(owner.accountId)).toEqual([]);
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: "bills" }));
  expect(Uploads).toEqual([]);
  objects.close();
});

test("a bucket that keeps what is deleted, is not there or refuses us is told in a sentence", async ({
  skip,
}) => {
  if (!server) skip(whyNoServer);
  for (const Status of ["Enabled", "Suspended"] as const) {
    const VersioningConfiguration = { Status };
    await client.send(new PutBucketVersioningCommand({ Bucket: "versions", VersioningConfiguration }));
    await expect(openBucket("versions")).rejects.toThrow(/keeps versions of what is deleted.*make a bucket/);
  }
  await expect(openBucket("nowhere")).rejects.toThrow("The bucket nowhere of FILES_URL is not there");
  await expect(openBucket("bills", "http://127.0.0.1:9")).rejects.toThrow(/does not answer.*ECONNREFUSED/);
  // From here on it asks who we are.
  await fetch(`${server!.endpoint}/moto-api/reset-auth`, { method: "POST", body: "0" });
  await expect(openBucket("bills")).rejects.toThrow(/refuses us.*check AWS_ACCESS_KEY_ID/);
});
