import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpointEntries } from "@/lib/endpoints";
import { createPost, getPost, updatePost } from "@/lib/posts/contract";
import { curlExample } from "./curl-example";
import { openApiDocument } from "./document";
import { toNotation } from "./notation";
import type { Operation } from "./operation";

const { paths, components } = openApiDocument();

const written = (tokens: ReturnType<typeof toNotation>) =>
  tokens.map((token) => (typeof token === "string" ? token : token.shape)).join("");

test("writes a schema in short notation", () => {
  const { PostReport, Comment, Failure } = components.schemas;
  expect(written(toNotation(PostReport ?? {}))).toBe(
    "{\n  reason: string\n  post_id: integer\n  created_at: instant\n}",
  );
  expect(written(toNotation(Comment ?? {}))).toContain("\n  user: Author | null\n");
  expect(written(toNotation(Comment ?? {}))).toContain("\n  author_email?: string\n");
  expect(written(toNotation(Failure))).toContain("\n  errors?: { [key]: [string] }\n");
});

test("writes examples with the required fields of the endpoint", () => {
  const of = (endpoint: typeof getPost | typeof createPost | typeof updatePost) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    return operation && curlExample("http://here", endpoint as typeof getPost, operation);
  };
  expect(of(getPost)).toBe("curl 'http://here/api/posts/1'");
  expect(of(createPost)).toContain("-F 'images[0]=@photo.jpg'");
  expect(of(createPost)).toContain("Authorization: Bearer $TOKEN");
  expect(of(updatePost)).toContain("-F '_method=PUT'");
});

const withFiles = endpointEntries.filter(({ endpoint }) => endpoint.files);

test.each(withFiles)("documents the form of $name as it is parsed", async ({ endpoint }) => {
  const { method, path, methodOverride: isOverride, body, files = {} } = endpoint;
  const operation = paths[path]?.[method.toLowerCase()] as Operation;
  const form = operation.requestBody?.content["multipart/form-data"];
  const types = Object.entries(files).map(([name, rule]) => [name, { contentType: rule.types.join(", ") }]);
  expect(form?.encoding).toEqual(Object.fromEntries(types));

  const example = curlExample("http://here", endpoint, operation);
  const parts = [...example.matchAll(/-F '(.+?)=(.*?)'/g)].map(([, name = "", value = ""]) => [name, value]);
  const sent = parts.filter(([, value]) => value?.startsWith("@")).map(([name]) => name);
  expect(sent).toEqual(Object.entries(files).map(([name, { max }]) => (max > 1 ? `${name}[0]` : name)));
  const { _method, ...fields } = Object.fromEntries(parts.filter(([, value]) => !value?.startsWith("@")));
  expect(z.safeParse(body as z.core.$ZodType, fields).error).toBeUndefined();
  expect(_method).toBe(isOverride && method);
  const usedMethod = /-X (\w+)/.exec(example)?.[1] ?? "POST";
  expect(usedMethod).toBe(isOverride ? "POST" : method);
});

test("distinguishes documents from images, and a list of files from one", () => {
  const form = paths["/api/applications"]?.post?.requestBody?.content["multipart/form-data"];
  expect(form?.encoding?.resume).toEqual({ contentType: "application/pdf" });
  expect(form?.schema.properties?.resume).toMatchObject({ type: "string" });
  const images = paths["/api/posts"]?.post?.requestBody?.content["multipart/form-data"];
  expect(images?.encoding?.images).toEqual({ contentType: "image/jpeg, image/png, image/gif, image/webp" });
  expect(images?.schema.properties?.images).toMatchObject({ type: "array", maxItems: 10 });
});
