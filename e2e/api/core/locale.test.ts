import { expect, test } from "vitest";
import type { Locale } from "@/lib/core/i18n/locales";
import { changeLocale, getUser } from "@/lib/users/contract";
import { browserClient, visitorClient } from "../../support/api";
import { student } from "../../support/users";

const choose = (locale: Locale) => ({ body: { locale } });

test("prefers the language of a user's profile to the browser's", async () => {
  const anna = await browserClient(await student(), { language: "fr" });
  expect((await anna.call(getUser, {})).body.user.locale).toBe("fr");
  expect((await anna.call(changeLocale, choose("en"))).body.locale).toBe("en");
  expect((await anna.call(getUser, {})).body.user.locale).toBe("en");
});

test("a pending user can choose a language", async () => {
  const waiting = await browserClient(await student({ status: "pending_verification" }));
  expect((await waiting.call(changeLocale, choose("en"))).status).toBe(200);
});

test("stores a visitor's language in the cookie", async () => {
  const { status, headers } = await visitorClient().call(changeLocale, choose("en"));
  expect(status).toBe(200);
  expect(headers.getSetCookie()[0]).toMatch(/^NEXT_LOCALE=en; Path=\/; .*SameSite=lax/i);
});

test("rejects an unsupported language", async () => {
  const { status, body } = await visitorClient().json("/api/locale", {
    method: "PUT",
    body: { locale: "de" },
  });
  expect([status, Object.keys(body.errors)]).toEqual([422, ["locale"]]);
});
