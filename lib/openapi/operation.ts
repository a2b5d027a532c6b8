import type { Endpoint } from "@/lib/core/api/endpoint";
import { errorsOf } from "@/lib/core/api/implied-errors";
import { errorStatus } from "@/lib/core/errors/app-error";
import { messagesFor } from "@/lib/core/i18n/messages";
import { maxId } from "@/lib/core/schemas/parse-id";
import type { EndpointEntry } from "@/lib/endpoints";
import { type Body, requestBody } from "./request-body";
import type { JsonSchema, schemaWriter } from "./schemas";

type Writer = ReturnType<typeof schemaWriter>["write"];
type Parameter = {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
  /** False for a list, whose values are separated by commas. */
  explode?: false;
};
export type Content = Record<
  string,
  { schema: JsonSchema; encoding?: Record<string, { contentType: string }> }
>;
type ResponseObject = { description: string; headers?: object; content?: Content };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  "x-access": readonly string[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, ResponseObject>;
};

export function toOperation({ name, heading, endpoint }: EndpointEntry, write: Writer): Operation {
  const parameters = describeParameters(endpoint, write);
  const isPublic = endpoint.access.includes("visitor");
  return {
    operationId: name,
    tags: [heading],
    summary: summaries[name] ?? "",
    security: [...(isPublic ? [{}] : []), { cookie: [] }, { bearer: [] }],
    "x-access": endpoint.access,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: requestBody(endpoint, write(endpoint.body, "input")) }),
    responses: { ...errorResponses(endpoint), ...successResponse(endpoint, write) },
  };
}

const summaries: Record<string, string> = messagesFor("en").api.operations;

function describeParameters({ path, query }: Endpoint, write: Writer): Parameter[] {
  const { properties = {}, required = [] } = query ? write(query, "input") : {};
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return [
    ...named.map((name) => ({ name, in: "path", required: true, schema: pathId }) as const),
    ...Object.entries(properties).map(([name, property]): Parameter => {
      const schema = property as JsonSchema;
      const isList = schema.type === "array";
      return {
        name,
        in: "query",
        required: required.includes(name),
        schema,
        ...(isList && { explode: false }),
      };
    }),
  ];
}

const pathId: JsonSchema = { type: "integer", minimum: 1, maximum: maxId };

function successResponse(
  { status = 200, otherStatus, response, produces: media }: Endpoint,
  write: Writer,
): Record<string, ResponseObject> {
  if (status === 204) return { 204: { description: "Done" } };
  if (media) {
    const kinds = Object.values(media).map((kind) => [kind, { schema: { type: "string" } }] as const);
    return { [status]: { description: "Done", content: Object.fromEntries(kinds) } };
  }
  const written = write(response, "output");
  const { anyOf } = written;
  const schema = anyOf ? { anyOf: anyOf.map(withEnvelope) } : withEnvelope(written);
  const done = { description: "Done", content: { "application/json": { schema } } };
  return { [status]: done, ...(otherStatus && { [otherStatus]: done }) };
}

function withEnvelope({ properties, required = [] }: JsonSchema): JsonSchema {
  return {
    type: "object",
    properties: { ...envelope, ...properties },
    required: [...new Set(["success", "status", ...required])],
  };
}

const envelope: Record<string, JsonSchema> = {
  success: { type: "boolean", const: true },
  status: { type: "string", const: "success" },
  message: { type: "string" },
};

function errorResponses(endpoint: Endpoint): Record<string, ResponseObject> {
  const responses: Record<string, ResponseObject> = {};
  const codesOf = (status: number) => errorsOf(endpoint).filter((code) => errorStatus[code] === status);
  for (const status of new Set(errorsOf(endpoint).map((code) => errorStatus[code]))) {
    const codes = codesOf(status);
    const schema: JsonSchema = {
      allOf: [{ $ref: "#/components/schemas/Failure" }, { properties: { code: { enum: codes } } }],
    };
    responses[status] = {
      description: codes.map((code) => code.replaceAll("_", " ")).join(", "),
      ...((status === 429 || status === 503) && { headers: retryAfter }),
      content: { "application/json": { schema } },
    };
  }
  return responses;
}

const retryAfter = { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } };
