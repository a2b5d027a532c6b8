import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "use-intl/react";
import { expect, test } from "vitest";
import type { Locale } from "@/lib/core/i18n/locales";
import { useFormatter, useTranslations } from "./use-intl";

const french = { ui: { retry: "Réessayer" } };
const english = { ui: { retry: "Retry" } };

function render<T>(hook: () => T, locale: Locale, messages: object): T {
  let result: T | undefined;
  function Probe() {
    result = hook();
    return null;
  }
  const provider = { locale, messages: messages as never, timeZone: "Europe/Paris", onError: () => {} };
  renderToString(<IntlProvider {...provider}>{createElement(Probe)}</IntlProvider>);
  return result as T;
}

const useRetry = () => useTranslations("ui")("retry");
const useLater = () => useTranslations("later" as "ui")("retry");

test("requests with the same messages share a translator", () => {
  const translators = [1, 2].map(() => render(() => useTranslations("ui"), "fr", french));
  expect(translators[0]).toBe(translators[1]);
});

test("requests with different languages or messages do not share a translator", () => {
  expect([french, english, french].map((messages) => render(useRetry, "fr", messages))).toEqual([
    "Réessayer",
    "Retry",
    "Réessayer",
  ]);
});

test("shows messages that are loaded after the first request at the next request", () => {
  const messages: Record<string, object> = { ...french };
  expect(render(useLater, "fr", messages)).toBe("later.retry");
  messages.later = { retry: "Plus tard" };
  expect(render(useLater, "fr", messages)).toBe("Plus tard");
});

test("formats numbers in the request's language", () => {
  const useNumber = () => useFormatter().number(1234.5);
  expect((["fr", "en", "fr"] as const).map((locale) => render(useNumber, locale, french))).toEqual([
    "1\u202f234,5",
    "1,234.5",
    "1\u202f234,5",
  ]);
});

test("formats a text with the same numbers once, and one with a name at each request", () => {
  const reads: string[] = [];
  const read = (name: string, text: string) => {
    reads.push(name);
    return text;
  };
  const ui = {
    get unread() {
      return read("unread", "{count} unread");
    },
    get written() {
      return read("written", "{name} wrote");
    },
  };
  const messageUses = [
    ["unread", { count: 2 }],
    ["unread", { count: 3 }],
    ["written", { name: "Ana" }],
  ];
  const useTexts = () => {
    const t: (key: never, values: never) => string = useTranslations("ui");
    return messageUses.map(([key, values]) => t(key as never, values as never));
  };
  const texts = ["2 unread", "3 unread", "Ana wrote"];
  const messages = { ui };
  expect(render(useTexts, "en", messages)).toEqual(texts);
  reads.length = 0;
  render(() => null, "en", messages);
  const readsOfProvider = reads.splice(0);
  expect(render(useTexts, "en", messages)).toEqual(texts);
  expect(reads).toEqual([...readsOfProvider, "written"]);
});
