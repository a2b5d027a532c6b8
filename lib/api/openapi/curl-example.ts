import type { Endpoint } from "@/lib/api/endpoint";
import type { Operation } from "./operation";
import type { JsonSchema } from "./schemas";

/** A command line that calls an operation at `origin`: with a form where it takes files, with a token where it needs one. */
export function curlExample(
  origin: string,
  { path, method, access }: Endpoint,
  operation: Operation,
): string {
  const { parameters = [], requestBody } = operation;
  const query = parameters.filter((parameter) => parameter.in === "query" && parameter.required);
  const search = query.map(
    ({ name, schema }) => `${name}=${encodeURIComponent(String(sample(name, schema)))}`,
  );
  const address = `${origin}${path.replace(/\{\w+\}/g, "1")}${search.length ? `?${search.join("&")}` : ""}`;
  const form = requestBody?.content["multipart/form-data"];
  const json = requestBody?.content["application/json"];
  const parts = [
    `curl ${method === "GET" || form || json ? "" : `-X ${method} `}'${address}'`,
    ...(access.includes("visitor") ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...(form ? formParts(method) : json ? jsonParts(method, json.schema) : []),
  ];
  return parts.join(" \\\n  ");
}

function formParts(method: string): string[] {
  const override = method === "PUT" ? ["-F '_method=PUT'"] : [];
  return [...override, "-F 'content=Bonjour'", "-F 'images[0]=@photo.jpg'", `-F 'alts=["Le préau"]'`];
}

function jsonParts(method: string, schema: JsonSchema): string[] {
  const names = schema.required?.length ? schema.required : Object.keys(schema.properties ?? {}).slice(0, 1);
  const values = names.map((name) => [name, sample(name, schema.properties?.[name])]);
  const verb = method === "POST" ? [] : [`-X ${method}`];
  const body = JSON.stringify(Object.fromEntries(values));
  return [...verb, "-H 'Content-Type: application/json'", `-d '${body}'`];
}

const samples: Record<string, unknown> = {
  channel_name: "private-user-1",
  content: "Bonjour",
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
  if (name in samples) return samples[name];
  if (typeof schema !== "object" || Array.isArray(schema)) return "";
  return schema.enum?.[0] ?? (schema.type === "integer" ? 1 : "texte");
}
