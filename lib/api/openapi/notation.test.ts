import { expect, test } from "vitest";
import { createPost, getPost, updatePost } from "@/lib/posts/contract";
import { openApiDocument } from "../openapi";
import { curlExample } from "./curl-example";
import { notation } from "./notation";

const { paths, components } = openApiDocument();

const written = (tokens: ReturnType<typeof notation>) =>
  tokens.map((token) => (typeof token === "string" ? token : token.shape)).join("");

test("a shape is written as one would jot it down", () => {
  const { PostReport, Comment, Failure } = components.schemas;
  expect(written(notation(PostReport ?? {}))).toBe(
    "{\n  reason: string\n  post_id: integer\n  created_at: instant\n}",
  );
  expect(written(notation(Comment ?? {}))).toContain("\n  user: Author | null\n");
  expect(written(notation(Comment ?? {}))).toContain("\n  author_email?: string\n");
  expect(written(notation(Failure))).toContain("\n  errors?: { [key]: [string] }\n");
});

test("an example calls with what the endpoint needs", () => {
  const of = (endpoint: typeof getPost | typeof createPost | typeof updatePost) => {
    const operation = paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    return operation && curlExample("http://here", endpoint as typeof getPost, operation);
  };
  expect(of(getPost)).toBe("curl 'http://here/api/posts/1'");
  expect(of(createPost)).toContain("-F 'images[0]=@photo.jpg'");
  expect(of(createPost)).toContain("Authorization: Bearer $TOKEN");
  expect(of(updatePost)).toContain("-F '_method=PUT'");
});
