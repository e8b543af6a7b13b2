import { z } from "zod/v4";
import { AnswerReply, answerExample } from "#app/content/answer-reply.server.ts";
import { AuditReply, auditExample } from "#app/content/audit-reply.server.ts";
import { AuditTextReply, auditTextExample } from "#app/content/audit-text-reply.server.ts";
import { AuditTextRequest } from "#app/content/audit-text-request.server.ts";
import { DocumentsReply, documentsExample } from "#app/content/documents-reply.server.ts";
import { FileCheckReply, fileCheckExample } from "#app/content/file-check-reply.server.ts";
import { manifestExample, ParquetManifest } from "#app/content/parquet-manifest.server.ts";
import { ScreeningReply, screeningExample } from "#app/content/screening-reply.server.ts";
import { AssistanceRequest } from "./assistance-request.server.ts";
import { AuditRequest } from "./audit-request.server.ts";
import { dataCalls } from "./calls/data-calls.server.ts";
import type { DataCall } from "./data-call.server.ts";
import { DocumentReply, documentExample } from "./document-reply.server.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.server.ts";
import { PayerRatesReply, payerRatesExample } from "./payer-rates-reply.server.ts";
import { PayerRatesRequest } from "./payer-rates-request.server.ts";
import { PlacesReply } from "./places-reply.server.ts";
import { UploadReply, uploadExample } from "./upload-reply.server.ts";

/** A call as /openapi.json and /api describe it. */
export interface DocumentedCall {
  /** Names it among all calls: its path without slashes at the ends, '-' for those between. */
  key: string;
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
  return [
    ...dataCalls.map(documentDataCall),
    searchCall(),
    manifestCall(),
    uploadCall(),
    documentCall(),
    auditCall(),
    auditTextCall(),
    documentsCall(),
    screeningCall(),
    payerRatesCall(),
    fileCheckCall(),
  ];
}

function documentDataCall({ path, summary, parameters, reply, notFound, example }: DataCall): DocumentedCall {
  return {
    key: keyOf(path),
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

/** Its route is next to the search, whose rows and other members its page and file have. */
function searchCall(): DocumentedCall {
  const { given, reply } = answerExample;
  return {
    key: keyOf("/hospital_search.json"),
    method: "get",
    path: "/hospital_search.json",
    summary:
      "The answer to a question about a price, also where its status is 400 or 404, before the prices that it rests on, a hundred to a page.",
    parameters: Object.entries(searchParameters).map(([name, description]) => ({
      name,
      in: "query",
      required: name === "search",
      schema: { type: "string", description },
    })),
    reply: jsonSchemaOf(z.object({ answer: AnswerReply, places: PlacesReply.nullish() })),
    body: null,
    notFound: "No service with this name or code has prices here, or the words mean several",
    example: { given, command: null, reply },
  };
}

/** Its route is with the files. */
function manifestCall(): DocumentedCall {
  return {
    key: keyOf("/data/downloads/manifest.json"),
    method: "get",
    path: "/data/downloads/manifest.json",
    summary:
      "The Parquet files of all tables, as one moment saw the data: charges, negotiated charges, plans’ rates, statistics and more, most of them by state. 503 with Retry-After while the first files are made. The address of a file that newer ones replaced answers 410. Files take Range requests.",
    parameters: [],
    reply: jsonSchemaOf(ParquetManifest),
    body: null,
    notFound: null,
    example: { given: {}, command: null, reply: manifestExample },
  };
}

const searchParameters = {
  search: "A service in everyday words, with the hospital if one is meant: knee MRI at Rush.",
  location: "A ZIP code, city, county or state.",
  radius: "Miles from the location; without it as far as it takes to find five hospitals.",
  payer: "The insurer as on the card: Blue Cross PPO, Medicaid.",
  plan: "A part of the plan’s name.",
  place_kind:
    "Of which kind places outside hospitals are given: imaging, surgery, laboratory, urgent-care, therapy, dialysis, doctor, hospital or other.",
};

/** Its route is next to the reading of bills. */
function uploadCall(): DocumentedCall {
  return {
    key: keyOf("/ocr/cloud_ocr"),
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

/** Its route is next to the reading of bills. */
function documentCall(): DocumentedCall {
  return {
    key: keyOf("/ocr/read_document"),
    method: "post",
    path: "/ocr/read_document",
    summary:
      "Says whether a document is a bill, a plan’s explanation of benefits, an estimate or a denial, and reads it. Sent as multipart/form-data in the field uploaded_file. Nothing is stored.",
    parameters: [],
    reply: jsonSchemaOf(DocumentReply),
    body: bodyOfFile({}),
    notFound: null,
    example: { given: {}, command: "curl -F uploaded_file=@explanation.pdf", reply: documentExample },
  };
}

/** A form with one file and these other fields. */
function bodyOfFile(fields: Record<string, JsonSchema>) {
  const properties = {
    uploaded_file: { type: "string", contentMediaType: "application/octet-stream" },
    ...fields,
  };
  const schema = { type: "object", required: ["uploaded_file"], properties };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

const uploadBody = bodyOfFile({
  upload_id: {
    type: "string",
    description: "A random text that you make up: the same file sent again with it is shared only once.",
  },
});

/** Its route is next to the audit's page. */
function auditCall(): DocumentedCall {
  const { request, reply } = auditExample;
  return {
    key: keyOf("/audit.json"),
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

/** Its route is next to the audit's page, too. */
function auditTextCall(): DocumentedCall {
  const { request, reply } = auditTextExample;
  return {
    key: keyOf("/audit/text.json"),
    method: "post",
    path: "/audit/text.json",
    summary:
      "Audits a bill sent as its text, read as the page reads a pasted bill. Says which rows were not read and what to check. Nothing is stored.",
    parameters: [],
    reply: jsonSchemaOf(AuditTextReply),
    body: {
      required: true,
      content: {
        "application/json": { schema: jsonSchemaOf(AuditTextRequest, "input"), example: request },
      },
    },
    notFound: null,
    example: {
      given: {},
      command: `curl -H 'Content-Type: application/json' -d '${JSON.stringify(request)}'`,
      reply,
    },
  };
}

/** Its route is next to the audit's page, too. */
function documentsCall(): DocumentedCall {
  return {
    key: keyOf("/audit/documents.json"),
    method: "post",
    path: "/audit/documents.json",
    summary:
      "Reads up to 10 files of 50 MB together, sent as multipart/form-data in the field files: bills and explanations of benefits as pictures or PDFs, FHIR ExplanationOfBenefit (JSON, NDJSON) and X12 835 of up to 10 MB each. Matches explanations to bills and audits these. Nothing is stored.",
    parameters: [],
    reply: jsonSchemaOf(DocumentsReply),
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["files"],
            properties: {
              files: {
                type: "array",
                items: { type: "string", contentMediaType: "application/octet-stream" },
              },
            },
          },
        },
      },
    },
    notFound: null,
    example: {
      given: {},
      command: "curl -F files=@bill.pdf -F files=@eob.json",
      reply: documentsExample,
    },
  };
}

/** Its address is that of the call with a hospital's filing. */
function screeningCall(): DocumentedCall {
  const { request, reply } = screeningExample;
  return {
    key: "screen-household",
    method: "post",
    path: "/assistance.json",
    summary:
      "Holds a household’s income against the line that a hospital filed for free care and discounts, and against its state’s laws. Nothing is stored or logged.",
    parameters: [],
    reply: jsonSchemaOf(ScreeningReply),
    body: {
      required: true,
      content: {
        "application/json": { schema: jsonSchemaOf(AssistanceRequest, "input"), example: request },
      },
    },
    notFound: "The hospital_id is not known",
    example: {
      given: {},
      command: `curl -H 'Content-Type: application/json' -d '${JSON.stringify(request)}'`,
      reply,
    },
  };
}

function payerRatesCall(): DocumentedCall {
  const { request, reply } = payerRatesExample;
  return {
    key: keyOf("/payer_rates.json"),
    method: "post",
    path: "/payer_rates.json",
    summary:
      "What a plan agreed to pay for a service, from its published files (45 CFR 147.212): around a ZIP code, with the provider of a bill’s line, or out of network. Nothing of the question is stored.",
    parameters: [],
    reply: jsonSchemaOf(PayerRatesReply),
    body: {
      required: true,
      content: {
        "application/json": { schema: jsonSchemaOf(PayerRatesRequest, "input"), example: request },
      },
    },
    notFound: null,
    example: {
      given: {},
      command: `curl -H 'Content-Type: application/json' -d '${JSON.stringify(request)}'`,
      reply,
    },
  };
}

/** Its route is next to the page for hospitals. */
function fileCheckCall(): DocumentedCall {
  return {
    key: keyOf("/price-files/check.json"),
    method: "post",
    path: "/price-files/check.json",
    summary:
      "Checks a hospital’s price file of up to 50 MB, sent as multipart/form-data in the field price_file, or a form’s address: each problem by row and column, CMS’s own validator beside our reader, and a grade. Up to 30 files an hour. Nothing is stored.",
    parameters: [],
    reply: jsonSchemaOf(FileCheckReply),
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["price_file"],
            properties: { price_file: { type: "string", format: "binary" } },
          },
        },
        "application/x-www-form-urlencoded": {
          schema: {
            type: "object",
            required: ["address"],
            properties: { address: { type: "string", format: "uri" } },
          },
        },
      },
    },
    notFound: null,
    example: {
      given: {},
      command: "curl -F price_file=@standardcharges.csv",
      reply: fileCheckExample,
    },
  };
}

function keyOf(path: string): string {
  return path
    .replace(/\/\{.*$/s, "")
    .slice(1)
    .replaceAll("/", "-");
}
