import type { Endpoint } from "@/lib/core/api/endpoint";
import type { Content } from "./operation";
import type { JsonSchema } from "./schemas";

export type Body = { required: boolean; content: Content };

export function requestBody({ files, form }: Endpoint, schema: JsonSchema): Body {
  const needsFile = Object.values(files ?? {}).some(({ isRequired }) => isRequired);
  const required = needsFile || (schema.required ?? []).length > 0;
  const content: Content = needsFile ? {} : { "application/json": { schema } };
  if (form) content["application/x-www-form-urlencoded"] = { schema };
  if (files) content["multipart/form-data"] = formContent(schema, files);
  return { required, content };
}

export function methodOverrideBody({ method, files = {} }: Endpoint, schema: JsonSchema): Body {
  const properties = { _method: { type: "string", const: method }, ...schema.properties } as const;
  const overriding = { ...schema, properties, required: ["_method", ...(schema.required ?? [])] };
  return {
    required: true,
    content: {
      "multipart/form-data": formContent(overriding, files),
      "application/x-www-form-urlencoded": { schema: formContent(overriding, {}).schema },
    },
  };
}

function formContent(schema: JsonSchema, files: NonNullable<Endpoint["files"]>): Content[string] {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, asText(field)] as const,
  );
  const uploads = Object.entries(files).map(
    ([name, { max }]) => [name, max > 1 ? fileList(max) : file] as const,
  );
  const needed = Object.keys(files).filter((name) => files[name]?.isRequired);
  const required = [...(schema.required ?? []), ...needed];
  const encoding = Object.fromEntries(
    Object.entries(files).map(([name, { types }]) => [name, { contentType: types.join(", ") }]),
  );
  const properties = Object.fromEntries([...fields, ...uploads]);
  return { schema: { ...schema, properties, ...(required.length > 0 && { required }) }, encoding };
}

const file = { type: "string", contentMediaType: "application/octet-stream" } as const;

function fileList(maxItems: number): JsonSchema {
  return { type: "array", maxItems, items: file };
}

function asText(field: JsonSchema["properties"] extends Record<string, infer F> | undefined ? F : never) {
  if (typeof field !== "object" || field.type !== "array") return field;
  return { type: "string", contentMediaType: "application/json", contentSchema: field } as const;
}
