import type { Endpoint } from "@/lib/api/endpoint";
import { failures } from "@/lib/api/errors";
import { failuresOf } from "@/lib/api/implied-failures";
import type { Declared } from "@/lib/api/registry";
import { messagesFor } from "@/lib/i18n/messages";
import { type Body, requestBody } from "./request-body";
import type { JsonSchema, schemaWriter } from "./schemas";

type Writer = ReturnType<typeof schemaWriter>["write"];
export type Parameter = { name: string; in: "path" | "query"; required: boolean; schema: JsonSchema };
export type Content = Record<
  string,
  { schema: JsonSchema; encoding?: Record<string, { contentType: string }> }
>;
export type Answer = { description: string; headers?: object; content?: Content };
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  "x-access": readonly string[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Answer>;
};

/** One endpoint as an OpenAPI operation. */
export function operation({ name, heading, endpoint }: Declared, write: Writer): Operation {
  const parameters = parametersOf(endpoint, write);
  const open = endpoint.access.includes("visitor");
  return {
    operationId: name,
    tags: [heading],
    summary: sentences[name] ?? "",
    security: [...(open ? [{}] : []), { cookie: [] }, { bearer: [] }],
    "x-access": endpoint.access,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && { requestBody: requestBody(endpoint, write(endpoint.body, "input")) }),
    responses: { ...success(endpoint, write), ...failing(endpoint) },
  };
}

const sentences: Record<string, string> = messagesFor("en").api.operations;

function parametersOf({ path, query }: Endpoint, write: Writer): Parameter[] {
  const { properties = {}, required = [] } = query ? write(query, "input") : {};
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return [
    ...named.map((name) => ({ name, in: "path", required: true, schema: pathId }) as const),
    ...Object.entries(properties).map(
      ([name, schema]) =>
        ({ name, in: "query", required: required.includes(name), schema: schema as JsonSchema }) as const,
    ),
  ];
}

const pathId: JsonSchema = { type: "integer", minimum: 1, maximum: 2_147_483_647 };

function success({ status = 200, response, media }: Endpoint, write: Writer): Record<string, Answer> {
  if (status === 204) return { 204: { description: "Done" } };
  if (media) {
    const kinds = Object.values(media).map((kind) => [kind, { schema: { type: "string" } }] as const);
    return { [status]: { description: "Done", content: Object.fromEntries(kinds) } };
  }
  const { properties, required = [] } = write(response, "output");
  const schema: JsonSchema = {
    type: "object",
    properties: { ...envelope, ...properties },
    required: ["success", "status", ...required.filter((key) => key !== "status")],
  };
  return {
    [status]: { description: "Done", content: { "application/json": { schema } } },
  };
}

const envelope: Record<string, JsonSchema> = {
  success: { type: "boolean", const: true },
  status: { type: "string", const: "success" },
  message: { type: "string" },
};

function failing(endpoint: Endpoint): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  const codesOf = (status: number) => failuresOf(endpoint).filter((code) => failures[code] === status);
  for (const status of new Set(failuresOf(endpoint).map((code) => failures[code]))) {
    const codes = codesOf(status);
    const schema: JsonSchema = {
      allOf: [{ $ref: "#/components/schemas/Failure" }, { properties: { code: { enum: codes } } }],
    };
    answers[status] = {
      description: codes.map((code) => code.replaceAll("_", " ")).join(", "),
      ...((status === 429 || status === 503) && { headers: retryAfter }),
      content: { "application/json": { schema } },
    };
  }
  return answers;
}

const retryAfter = { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" } } };
