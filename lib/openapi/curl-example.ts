import type { Endpoint } from "@/lib/core/api/endpoint";
import type { Operation } from "./operation";
import type { JsonSchema } from "./schemas";

export function curlExample(origin: string, endpoint: Endpoint, operation: Operation): string {
  const { path, method, access } = endpoint;
  const { parameters = [], requestBody } = operation;
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const search = query.map(
    ({ name, schema }) => `${name}=${encodeURIComponent(String(sample(name, schema)))}`,
  );
  const url = `${origin}${path.replace(/\{\w+\}/g, "1")}${search.length ? `?${search.join("&")}` : ""}`;
  const form = requestBody?.content["multipart/form-data"];
  const json = requestBody?.content["application/json"];
  const parts = [
    `curl ${method === "GET" || form || json ? "" : `-X ${method} `}'${url}'`,
    ...(access.includes("visitor") ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(form ? formParts(endpoint, form.schema) : json ? jsonParts(method, json.schema) : []),
  ];
  return parts.join(" \\\n  ");
}

function formParts(
  { method, methodOverride: isOverride, files = {} }: Endpoint,
  schema: JsonSchema,
): string[] {
  const option = isOverride ? [`-F '_method=${method}'`] : methodOption(method);
  const fields = samples(schema).map(([name, value]) => `-F '${name}=${value}'`);
  const uploads = Object.entries(files).map(
    ([name, { max, types }]) => `-F '${max > 1 ? `${name}[0]` : name}=@${sampleFile(types)}'`,
  );
  return [...option, ...fields, ...uploads];
}

function sampleFile(types: readonly string[]): string {
  return types.includes("application/pdf") ? "document.pdf" : "photo.jpg";
}

function jsonParts(method: string, schema: JsonSchema): string[] {
  const body = JSON.stringify(Object.fromEntries(samples(schema)));
  return [...methodOption(method), "-H 'Content-Type: application/json'", `-d '${body}'`];
}

function methodOption(method: string): string[] {
  return method === "POST" ? [] : [`-X ${method}`];
}

function samples({ required, properties = {} }: JsonSchema): [string, unknown][] {
  const names = required?.length ? required : Object.keys(properties).slice(0, 1);
  return names.map((name) => [name, sample(name, properties[name])]);
}

const sampleValues: Record<string, unknown> = {
  channel_name: "private-user-1",
  content: "Bonjour",
  description: "Tous les mardis à la bibliothèque",
  email: "camille@example.org",
  locale: "en",
  name: "Camille Moreau",
  password: "sous les platanes",
  password_confirmation: "sous les platanes",
  q: "préau",
  reason: "Spam",
  socket_id: "123.456",
  terms: true,
};

function sample(name: string, schema: JsonSchema["items"] | undefined): unknown {
  if (name in sampleValues) return sampleValues[name];
  if (typeof schema !== "object" || Array.isArray(schema)) return "";
  return schema.enum?.[0] ?? (schema.type === "integer" ? 1 : "texte");
}
