import { errorStatus } from "@/lib/core/errors/app-error";
import { endpointEntries } from "@/lib/endpoints";
import { version } from "@/package.json";
import { type Operation, toOperation } from "./operation";
import { methodOverrideBody } from "./request-body";
import { type JsonSchema, schemaWriter } from "./schemas";

export type OpenApi = ReturnType<typeof openApiDocument>;

export function openApiDocument() {
  const { named, write } = schemaWriter();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const entry of endpointEntries) {
    const { path, method, body } = entry.endpoint;
    const described = toOperation(entry, write);
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = described;
    if (!entry.endpoint.methodOverride || !body) continue;
    const requestBody = methodOverrideBody(entry.endpoint, write(body, "input"));
    paths[path].post = { ...described, operationId: `${entry.name}ByForm`, requestBody };
  }
  const schemas: Record<string, JsonSchema> & { Failure: JsonSchema } = { ...named, Failure: errorSchema };
  return {
    openapi: "3.1.0",
    info: { title: "Préau", version, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/" }],
    tags: [...new Set(endpointEntries.map(({ heading }) => heading))].map((name) => ({ name })),
    paths,
    components: { schemas, securitySchemes },
  };
}

const errorSchema: JsonSchema = {
  type: "object",
  properties: {
    success: { type: "boolean", const: false },
    status: { type: "string", const: "error" },
    code: { type: "string", enum: Object.keys(errorStatus) },
    message: { type: "string" },
    errors: {
      type: "object",
      additionalProperties: { type: "array", items: { type: "string" } },
    },
  },
  required: ["success", "status", "code", "message"],
};

const securitySchemes = {
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: "next-auth.session-token",
    description: "Set by POST /api/login; under https its name begins with __Host-.",
  },
  bearer: { type: "http", scheme: "bearer", description: "The token that POST /api/login returns." },
};
