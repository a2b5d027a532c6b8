import { expect, test } from "vitest";
import { openApiDocument } from "./document";

const { paths, components } = openApiDocument();

function bodyOf(path: string, method = "put") {
  return paths[path]?.[method]?.requestBody?.content["application/json"]?.schema.properties;
}

function queryOf(path: string) {
  const { parameters = [] } = paths[path]?.get ?? {};
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]));
}

test("describes the range of numbers that arrive as digits", () => {
  expect(queryOf("/api/admin/analytics/students-without-internship").weeks).toEqual({
    type: "integer",
    minimum: 0,
    maximum: 52,
    default: 8,
  });
  expect(bodyOf("/api/admin/school-settings/moderation-rules")).toMatchObject({
    new_account_days: { type: "integer", minimum: 0, maximum: 365 },
    daily_posts: { anyOf: [{ type: "integer", minimum: 1, maximum: 100 }, { type: "null" }] },
  });
  expect(queryOf("/api/posts/search")).toMatchObject({
    user_id: { type: "integer", minimum: 1, maximum: 2_147_483_647 },
    page: { type: "integer", minimum: 1, default: 1 },
    per_page: { type: "integer", minimum: 1, maximum: 100, default: 10 },
  });
  expect(queryOf("/api/notifications").after).toEqual({ type: "integer" });
});

test("describes that a text is not empty", () => {
  expect(bodyOf("/api/posts/{id}/report", "post")?.reason).toEqual({
    type: "string",
    minLength: 1,
    maxLength: 1000,
  });
  expect(bodyOf("/api/groups/{id}")?.description).not.toHaveProperty("minLength");
});

test("describes the values of records", () => {
  expect(components.schemas.SavedSearch?.properties?.filters).toMatchObject({
    type: "object",
    additionalProperties: { type: "string" },
  });
  expect(components.schemas.SavedSearch).not.toHaveProperty("additionalProperties");
});

test("describes how days and countries are written", () => {
  expect(queryOf("/api/admin/audit-log").from).toHaveProperty("pattern");
  expect(bodyOf("/api/admin/school-settings/contact")?.country).toMatchObject({
    enum: expect.arrayContaining(["FR", "GB"]),
  });
});

test("describes a form that stands for PUT in both of its encodings", () => {
  const content = paths["/api/posts/{id}"]?.post?.requestBody?.content;
  expect(Object.keys(content ?? {})).toEqual(["multipart/form-data", "application/x-www-form-urlencoded"]);
  const { properties } = content?.["application/x-www-form-urlencoded"]?.schema ?? {};
  expect(properties).toMatchObject({
    _method: { const: "PUT" },
    tags: { contentMediaType: "application/json" },
  });
  expect(properties).not.toHaveProperty("images");
});

test("describes that an upload may have too many files", () => {
  const tooLarge = paths["/api/profile/photo"]?.put?.responses[413];
  expect(JSON.stringify(tooLarge)).toContain('"file_too_large","too_many_files"');
});

test("describes that commas separate the values of a list in a query", () => {
  const { parameters = [] } = paths["/api/presence"]?.get ?? {};
  expect(parameters).toMatchObject([
    { name: "user_ids", in: "query", explode: false, schema: { type: "array", maxItems: 100 } },
  ]);
  const { parameters: others = [] } = paths["/api/posts"]?.get ?? {};
  expect(others.filter((parameter) => "explode" in parameter)).toEqual([]);
});
