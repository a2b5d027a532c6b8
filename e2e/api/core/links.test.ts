import { expect, test } from "vitest";
import { locales } from "@/db/enums";
import { homePath } from "@/lib/core/auth/areas";
import { localizedAuthPath } from "@/lib/core/i18n/localized-paths";
import { browserClient, visitorClient } from "../../support/api";
import { deadLinks } from "../../support/links";
import { publicPages } from "../../support/site";
import { admin, company, student } from "../../support/users";

const entries = locales.flatMap((locale) => [
  localizedAuthPath(locale, "/login"),
  localizedAuthPath(locale, "/signup"),
]);
const fixed = publicPages.map(({ href }) => href);

test("the public site has no dead links or anchors, in either language", {
  timeout: 240_000,
}, async () => {
  const client = visitorClient({ language: "fr" });
  const sitemap = await (await client.fetch("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href = ""]) => new URL(href).pathname);
  const indexed = fixed.filter((href) => !/\/accueil$/.test(href));
  expect(listed).toEqual(expect.arrayContaining(indexed));
  const { dead, visited } = await deadLinks(client, ["/", "/en", ...indexed], (path) =>
    [...fixed, ...entries, "/login", "/signup"].includes(path),
  );
  expect(dead).toEqual([]);
  expect(visited).toEqual(expect.arrayContaining([...indexed, "/login", "/signup"]));
});

test.each([
  ["student", student],
  ["company", company],
  ["admin", admin],
] as const)("the pages of a %s have no dead links", { timeout: 240_000 }, async (role, user) => {
  const client = await browserClient(await user(), { language: "en" });
  const menu = new RegExp(`^${homePath(role)}(/[a-z-]+)*$`);
  const { dead } = await deadLinks(client, [homePath(role)], (path) => menu.test(path) || path === "/emails");
  expect(dead).toEqual([]);
});
