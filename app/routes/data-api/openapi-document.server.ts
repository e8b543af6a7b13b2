import { product } from "#app/domain/product.ts";
import { type DocumentedCall, documentedCalls } from "./documented-calls.server.ts";
import { jsonSchemaOf } from "./json-schema.server.ts";
import { namedHospitals, names } from "./replies.server.ts";

const errorSchema = {
  type: "object",
  required: ["error", "status_code"],
  properties: {
    error: { type: "string", description: "What went wrong, or what to mend, for a person." },
    status_code: { type: "integer" },
    reason: {
      type: "string",
      description:
        "A code to branch on; `unknown-place` comes with `suggestions` and `named_hospitals`, what may be meant.",
    },
    suggestions: { ...jsonSchemaOf(names), description: "Places that may be meant." },
    named_hospitals: jsonSchemaOf(namedHospitals),
  },
};

/** The data API in OpenAPI 3.1; `origin` is where it is served. */
export function openApiDocument(origin: string) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const call of documentedCalls()) {
    paths[call.path] = { ...paths[call.path], [call.method]: operation(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${product.name} data API`,
      version: "1.0.0",
      description:
        "What US hospitals charge, from the price files that they publish under 45 CFR 180.50. Amounts are US dollars; null means that the hospital published none.",
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: errorSchema },
      responses: {
        BadRequest: errorResponse("A parameter is missing or cannot be; `error` says which."),
        TooManyRequests: errorResponse(
          "More requests than RateLimit-Limit allows; try again after Retry-After.",
        ),
        Failure: errorResponse("Something is wrong on our side; try again later."),
      },
    },
  };
}

function operation({ key, path, summary, parameters, reply, body, notFound, example }: DocumentedCall) {
  return {
    operationId: key.replaceAll("-", "_"),
    tags: [path.split("/")[1]],
    summary,
    ...(body ? { requestBody: body } : {}),
    parameters: parameters.map(({ schema: { description, ...schema }, ...parameter }) => ({
      ...parameter,
      description,
      schema,
      ...(parameter.name in example.given ? { example: example.given[parameter.name] } : {}),
    })),
    responses: {
      200: {
        description: "The answer.",
        content: { "application/json": { schema: reply, example: example.reply } },
      },
      400: { $ref: "#/components/responses/BadRequest" },
      ...(notFound ? { 404: errorResponse(`${notFound}.`) } : {}),
      429: { $ref: "#/components/responses/TooManyRequests" },
      500: { $ref: "#/components/responses/Failure" },
    },
  };
}

function errorResponse(description: string) {
  return {
    description,
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}
