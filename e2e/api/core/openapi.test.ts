import { expect, test } from "vitest";
import { endpointEntries } from "@/lib/endpoints";
import type { OpenApi } from "@/lib/openapi/document";
import { browserClient, visitorClient } from "../../support/api";
import { groupOfThree } from "../../support/group-conversations";
import { admin } from "../../support/users";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const response = await visitorClient().fetch("/api/openapi.json");
const document = (await response.json()) as OpenApi;
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, ...operation })),
);

/** Every object in the document, with its path. */
function* objects(node: Json, way = "#"): Generator<[string, { [key: string]: Json }]> {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) yield [way, node];
  for (const [key, value] of Object.entries(node)) yield* objects(value, `${way}/${key}`);
}

test("serves the document to visitors, cacheable", () => {
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toMatch(/max-age=\d{4}/);
});

test("lists every declared endpoint under its method, once", () => {
  const expected = endpointEntries.map(({ name, endpoint }) => `${endpoint.method} ${endpoint.path} ${name}`);
  const described = operations.map((it) => `${it.method.toUpperCase()} ${it.path} ${it.operationId}`);
  expect(described).toEqual(expect.arrayContaining(expected));
  expect(described.filter((it) => !expected.includes(it))).toEqual([
    "POST /api/posts/{id} updatePostByForm",
    "POST /api/groups/{id} updateGroupByForm",
  ]);
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the document follows OpenAPI 3.1", () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const tags: string[] = document.tags.map(({ name }) => name);
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { operationId, tags: own, security, summary } of operations) {
    expect(
      own.every((tag) => tags.includes(tag)),
      operationId,
    ).toBe(true);
    expect(
      security.flatMap(Object.keys).every((name) => schemes.includes(name)),
      operationId,
    ).toBe(true);
    expect(summary, operationId).toMatch(/\S/);
  }
  for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[\w.-]+$/);
});

test("parameters, bodies and responses follow OpenAPI 3.1", () => {
  for (const { path, operationId, parameters = [], requestBody, responses, method } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === "path");
    expect(
      inPath.map(({ name }) => `{${name}}`),
      operationId,
    ).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(keys).size, operationId).toBe(keys.length);
    expect(
      parameters.every(({ schema }) => schema !== undefined),
      operationId,
    ).toBe(true);
    if (method === "get") expect(requestBody, operationId).toBeUndefined();
    expect(
      Object.keys(responses).every((status) => /^[2-5]\d\d$/.test(status)),
      operationId,
    ).toBe(true);
    expect(Object.keys(responses)[0], operationId).toMatch(/^2/);
    for (const response of Object.values(responses)) expect(response.description).toMatch(/\S/);
  }
});

const types = ["string", "number", "integer", "boolean", "object", "array", "null"];

test("the schemas are JSON Schema 2020-12, and every reference resolves", () => {
  const all = [...objects(document as unknown as Json)];
  const pointers = new Set(all.map(([way]) => way));
  for (const [way, node] of all) {
    if (typeof node.$ref === "string") expect(pointers, `${way} ${node.$ref}`).toContain(node.$ref);
    if (!/schema/i.test(way) || way.endsWith("/properties")) continue;
    const named = [node.type].flat().filter((type) => typeof type === "string");
    expect(
      named.every((type) => types.includes(String(type))),
      way,
    ).toBe(true);
    expect(node, way).not.toHaveProperty("nullable");
    if (typeof node.pattern === "string")
      expect(() => new RegExp(String(node.pattern), "u"), way).not.toThrow();
    if (Array.isArray(node.required)) {
      const properties = Object.keys((node.properties ?? {}) as object);
      expect(properties, way).toEqual(expect.arrayContaining(node.required));
      expect(new Set(node.required).size, way).toBe(node.required.length);
    }
  }
});

test("describes access and every error of each declaration", () => {
  const operation = (id: string) => operations.find(({ operationId }) => operationId === id);
  expect(operation("createPost")).toMatchObject({
    security: [{ cookie: [] }, { bearer: [] }],
    "x-access": ["student", "admin"],
  });
  expect(Object.keys(operation("createPost")?.responses ?? {})).toEqual([
    "201",
    "400",
    "401",
    "403",
    "404",
    "408",
    "409",
    "413",
    "415",
    "419",
    "422",
    "429",
    "500",
    "503",
    "507",
  ]);
  expect(Object.keys(operation("listPosts")?.responses ?? {})).toEqual(["200", "422", "429", "500", "503"]);
  expect(operation("listPosts")?.security).toContainEqual({});
  expect(operation("reportPost")?.responses).toHaveProperty("409");
  const form = operation("updatePostByForm")?.requestBody?.content["multipart/form-data"];
  expect(form?.schema.properties).toMatchObject({ _method: { const: "PUT" }, images: { maxItems: 10 } });
});

test("describes each success of an endpoint, and each form of its body", () => {
  const successes = Object.fromEntries(
    operations.map(({ operationId, responses }) => [
      operationId,
      Object.keys(responses).filter((status) => status < "300"),
    ]),
  );
  for (const id of ["sendMessage", "startConversation", "openGroupConversation", "sendFriendRequest"])
    expect(successes[id], id).toEqual(["200", "201"]);
  expect(successes.joinGroup).toEqual(["200", "202"]);
  expect(successes.createPost).toEqual(["201"]);
  const operation = (id: string) => operations.find(({ operationId }) => operationId === id);
  const readiness = operation("getReadiness")?.responses;
  expect(readiness?.[503]).toEqual(readiness?.[200]);
  const bodies = operation("authorizeChannel")?.responses[200]?.content?.["application/json"]?.schema.anyOf;
  expect(bodies).toMatchObject([
    { required: ["success", "status", "auth"] },
    { required: ["success", "status", "channels"] },
  ]);
  expect(operation("updatePresenceSettings")?.requestBody?.content["application/json"]?.schema).toMatchObject(
    {
      required: ["is_hidden"],
    },
  );
});

test("marks as required the files without which an endpoint responds with an error", async () => {
  const { ines, id } = await groupOfThree();
  const admins = await browserClient(await admin());
  const others: Record<string, Record<string, string>> = {
    createDocument: { kind: "resume" },
    createGroup: { name: "Club photo", description: "Tous les mardis à midi" },
  };
  const [marked, missing]: [string[], string[]] = [[], []];
  for (const { name, endpoint } of endpointEntries.filter(({ endpoint }) => endpoint.files)) {
    const body = new FormData();
    for (const [field, value] of Object.entries({ unused: "", ...others[name] })) body.append(field, value);
    const by = endpoint.access.includes("student") ? ines.browser : admins;
    const path = endpoint.path.replace("{id}", String(id));
    const { errors = {} } = (await by.json(path, { method: endpoint.method, body })).body;
    const { requestBody } = operations.find(({ operationId }) => operationId === name) ?? {};
    const { required = [] } = requestBody?.content["multipart/form-data"]?.schema ?? {};
    for (const file of Object.keys(endpoint.files ?? {})) {
      if (file in errors) missing.push(`${name} ${file}`);
      if (required.includes(file) && requestBody?.required) marked.push(`${name} ${file}`);
    }
  }
  expect(marked).toEqual(missing);
  expect(missing).toContain("createGroup avatar");
  expect(missing).toHaveLength(7);
});

test("describes the ignored fields that clients send", () => {
  const bodyOf = (id: string) =>
    operations.find(({ operationId }) => operationId === id)?.requestBody?.content["application/json"]
      ?.schema;
  expect(bodyOf("reportPost")?.properties).toMatchObject({ post_id: { type: "integer" } });
  expect(bodyOf("reportPost")?.required).toEqual(["reason"]);
  expect(bodyOf("createPost")?.properties).toMatchObject({ status: { const: "published" } });
  expect(JSON.stringify(document.paths["/api/posts/{id}/report"]?.post?.responses[409])).toContain(
    "already_reported",
  );
});

test("describes the error codes that the API sends", async () => {
  const { status, body } = await visitorClient().json("/api/posts?page=x");
  const described = document.paths["/api/posts"]?.get?.responses[status];
  expect(JSON.stringify(described)).toContain(`"${body.code}"`);
});
