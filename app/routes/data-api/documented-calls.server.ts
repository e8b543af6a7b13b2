import type { z } from "zod/v4";
import { dataCalls } from "./calls/data-calls.server.ts";
import type { DataCall } from "./data-call.server.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.server.ts";
import { UploadReply, uploadExample } from "./upload-reply.server.ts";

/** A call as /openapi.json and /api tell of it. */
export interface DocumentedCall {
  method: "get" | "post";
  path: string;
  summary: string;
  parameters: { name: string; in: "path" | "query"; required: boolean; schema: JsonSchema }[];
  reply: JsonSchema;
  /** When it answers 404; null: never. */
  notFound: string | null;
  example: { given: Record<string, string>; reply: unknown };
}

/** Every call, described from the schemas that check its parameters and its reply. */
export function documentedCalls(): DocumentedCall[] {
  return [...dataCalls.map(documentDataCall), uploadCall()];
}

function documentDataCall({ path, summary, parameters, reply, notFound, example }: DataCall): DocumentedCall {
  return {
    method: "get",
    path,
    summary,
    parameters: Object.entries<z.ZodType>(parameters.shape).map(([name, schema]) => ({
      name,
      in: path.includes(`{${name}}`) ? "path" : "query",
      required: !schema.isOptional(),
      schema: jsonSchemaOf(schema),
    })),
    reply: jsonSchemaOf(reply),
    notFound: notFound ?? null,
    example,
  };
}

/** The one call that sends something. Its route stands with the reading of bills. */
function uploadCall(): DocumentedCall {
  return {
    method: "post",
    path: "/ocr/cloud_ocr",
    summary:
      "Reads a bill, sent as multipart/form-data in the field uploaded_file, and shares its hospital, date and total.",
    parameters: [],
    reply: jsonSchemaOf(UploadReply),
    notFound: null,
    example: { given: {}, reply: uploadExample },
  };
}
