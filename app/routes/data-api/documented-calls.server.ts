import type { z } from "zod/v4";
import { AuditReply, auditExample } from "#app/content/audit-reply.server.ts";
import { AuditRequest } from "./audit-request.server.ts";
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
  /** What it is sent, as OpenAPI's requestBody has it; null: nothing. */
  body: object | null;
  /** When it answers 404; null: never. */
  notFound: string | null;
  /** `command`: how to send what it is sent, with curl; null: its address is enough. */
  example: { given: Record<string, string>; command: string | null; reply: unknown };
}

/** Every call, described from the schemas that check its parameters and its reply. */
export function documentedCalls(): DocumentedCall[] {
  return [...dataCalls.map(documentDataCall), uploadCall(), auditCall()];
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
    body: null,
    notFound: notFound ?? null,
    example: { ...example, command: null },
  };
}

/** Its route stands with the reading of bills. */
function uploadCall(): DocumentedCall {
  return {
    method: "post",
    path: "/ocr/cloud_ocr",
    summary:
      "Reads a bill, sent as multipart/form-data in the field uploaded_file, and shares its hospital, date and total.",
    parameters: [],
    reply: jsonSchemaOf(UploadReply),
    body: uploadBody,
    notFound: null,
    example: {
      given: {},
      command: "curl -F uploaded_file=@bill.pdf",
      reply: uploadExample,
    },
  };
}

const uploadBody = {
  required: true,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        required: ["uploaded_file"],
        properties: {
          uploaded_file: { type: "string", contentMediaType: "application/octet-stream" },
          upload_id: {
            type: "string",
            description:
              "A random text that you make up: the same file sent again with it is shared only once.",
          },
        },
      },
    },
  },
};

/** Its route stands with the audit's page. */
function auditCall(): DocumentedCall {
  const { request, reply } = auditExample;
  return {
    method: "post",
    path: "/audit.json",
    summary:
      "Audits a bill: errors, conflicts with coding rules, questions to ask and prices beside others, each with its source, and what was not checked. Nothing is stored.",
    parameters: [],
    reply: jsonSchemaOf(AuditReply),
    body: {
      required: true,
      content: { "application/json": { schema: jsonSchemaOf(AuditRequest, "input"), example: request } },
    },
    notFound: null,
    example: {
      given: {},
      command: `curl -H 'Content-Type: application/json' -d '${JSON.stringify(request)}'`,
      reply,
    },
  };
}
