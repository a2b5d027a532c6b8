import { expect, test } from "vitest";
import { messagesFor } from "@/lib/core/i18n/messages";
import { endpointEntries } from "@/lib/endpoints";
import { visitorClient } from "../../support/api";
import { findExecutableMarkup, tagsOf } from "../../support/markup";

test.each(["fr", "en"] as const)("the documentation describes every endpoint (%s)", async (language) => {
  const response = await visitorClient({ language }).fetch("/api/docs");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'self' 'sha256-");
  const html = await response.text();
  const tags = tagsOf(html);
  expect(tags.find(({ name }) => name === "html")?.attributes.lang).toBe(language);
  const { title, operations } = messagesFor(language).api;
  expect(html).toContain(title);
  const ids = tags.map(({ attributes }) => attributes.id);
  for (const { name, endpoint } of endpointEntries) {
    expect(ids, name).toContain(name);
    expect(html).toContain(operations[name as "login"]);
    expect(html).toContain(endpoint.path);
  }
  expect(findExecutableMarkup(html)).toEqual([]);
  expect(html.replaceAll(/<script[\s\S]*?<\/script>/g, "")).not.toContain("undefined");
});

test("every anchor of the documentation exists, and nothing is loaded from other hosts", async () => {
  const html = await (await visitorClient().fetch("/api/docs")).text();
  const tags = tagsOf(html);
  const ids = new Set(tags.map(({ attributes }) => attributes.id));
  const links = tags.flatMap(({ attributes }) => attributes.href ?? attributes.src ?? []);
  const inside = links.filter((link) => link.startsWith("#"));
  expect(inside.length).toBeGreaterThan(endpointEntries.length);
  expect(inside.filter((link) => !ids.has(link.slice(1)))).toEqual([]);
  expect(links.filter((link) => /^(https?:)?\/\//.test(link))).toEqual([]);
});
