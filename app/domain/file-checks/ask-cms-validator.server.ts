import { Readable } from "node:stream";
import { validateCsv, validateJson } from "@cmsgov/hpt-validator";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfSource } from "#app/domain/mrf/mrf-source.server.ts";
import { unpackBytes } from "#app/domain/mrf/unpack-bytes.server.ts";
import { TooManyBytesError, UnreadableBytesError } from "#app/domain/mrf/unreadable-bytes-error.ts";
import type { CmsRemark, CmsVerdict } from "./file-check.ts";

/** CMS's validator keeps all that it finds, so a file of a million faults must end it early. */
const MAX_CMS_REMARKS = 100;
const MAX_REMARK_CHARACTERS = 500;

/**
 * Asks CMS's own validator about the same file, by the template that the file names. The bytes stream through it. Throws
 * only errors of the source.
 */
export async function askCmsValidator(
  source: MrfSource,
  { layout, template }: Pick<MrfHeader, "layout" | "template">,
  { maxBytes, signal }: { maxBytes: number; signal?: AbortSignal | undefined },
): Promise<CmsVerdict> {
  let failure: unknown = null;
  async function* bytes() {
    try {
      for await (const chunk of unpackBytes(source.open(), maxBytes)) {
        if (signal?.aborted) return;
        yield chunk;
      }
    } catch (error) {
      failure = error; // the validator throws a stream's error where no one catches it
    }
  }
  const stream = Readable.from(bytes(), { objectMode: false, encoding: "utf8" });
  const validate = layout === "json" ? validateJson : validateCsv;
  try {
    const { valid, errors, alerts } = await validate(stream, `${template}.0`, { maxErrors: MAX_CMS_REMARKS });
    if (failure !== null) return withoutVerdict(failure);
    signal?.throwIfAborted();
    return {
      outcome: valid ? "valid" : "problems",
      template,
      errorCount: errors.length,
      alertCount: alerts.length,
      isCut: errors.length >= MAX_CMS_REMARKS,
      errors: errors.slice(0, MAX_CMS_REMARKS).map(remarkOf),
      alerts: alerts.slice(0, MAX_CMS_REMARKS).map(remarkOf),
    };
  } catch (error) {
    if (failure !== null) return withoutVerdict(failure);
    signal?.throwIfAborted();
    if (error instanceof Error) return { outcome: "no-verdict" };
    throw error;
  } finally {
    stream.destroy();
  }
}

/** A file that cannot be unpacked gets no verdict; other failures are the disk's. */
function withoutVerdict(failure: unknown): CmsVerdict {
  if (failure instanceof UnreadableBytesError || failure instanceof TooManyBytesError)
    return { outcome: "no-verdict" };
  throw failure;
}

function remarkOf({ path, message }: CmsRemark): CmsRemark {
  return { path: cut(path), message: cut(message) };
}

const cut = (text: string) =>
  text.length > MAX_REMARK_CHARACTERS ? `${text.slice(0, MAX_REMARK_CHARACTERS)}…` : text;
