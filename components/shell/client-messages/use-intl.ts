import { createFormatter, createTranslator } from "use-intl/core";
import * as intl from "use-intl/react";

/**
 * Replaces `use-intl` on the server (next.config.ts). Its hooks make a translator for each component of each request, and the
 * formats of numbers and plurals for each request; here, one of each serves all.
 */
export const useTranslations = useSharedTranslator as typeof intl.useTranslations;
export const useFormatter = useSharedFormatter;

type Messages = ReturnType<typeof intl.useMessages>;
type Translator = ReturnType<typeof createTranslator>;
type Formatter = ReturnType<typeof intl.useFormatter>;

type LocaleCache = { locale: string; timeZone: string | undefined; translators: Map<string, Translator> };

/** Weak, because the messages that a page adds are released with it. */
const localeCaches = new WeakMap<Messages, LocaleCache>();
const formatters = new Map<string, Formatter>();

function useSharedTranslator(namespace = ""): unknown {
  const messages = intl.useMessages();
  const [locale, timeZone] = [intl.useLocale(), intl.useTimeZone()];
  let localeCache = localeCaches.get(messages);
  if (localeCache?.locale !== locale || localeCache.timeZone !== timeZone) {
    localeCache = { locale, timeZone, translators: new Map() };
    localeCaches.set(messages, localeCache);
  }
  const existing = localeCache.translators.get(namespace);
  if (existing) return existing;
  const settings = { locale, ...(timeZone && { timeZone }) };
  const translator = createTranslator({ ...settings, messages, namespace } as never) as Translator;
  const [root = ""] = namespace.split(".");
  // Messages that are loaded later are added to the same object.
  if (!(root in messages)) return translator;
  const caching = withCachedTexts(translator);
  localeCache.translators.set(namespace, caching);
  return caching;
}

const maxTexts = 1000;

/** Formats texts without values and those with numbers once. */
function withCachedTexts(translator: Translator): Translator {
  const texts = new Map<string, string>();
  const translate = (...args: Parameters<Translator>): string => {
    const key = cacheKey(...args);
    if (key === null) return translator(...args);
    const cached = texts.get(key);
    if (cached !== undefined) return cached;
    const text = translator(...args);
    if (texts.size < maxTexts) texts.set(key, text);
    return text;
  };
  return Object.assign(translate, translator);
}

/** Null for other values than numbers, which are names and texts of users. */
function cacheKey(key: string, values?: object, formats?: object): string | null {
  if (!values) return key;
  if (formats) return null;
  let result = key;
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== "number") return null;
    result += ` ${name} ${value}`;
  }
  return result;
}

function useSharedFormatter(): Formatter {
  const [locale, timeZone] = [intl.useLocale(), intl.useTimeZone()];
  const settings = { locale, ...(timeZone && { timeZone }) };
  const key = `${locale} ${timeZone}`;
  const formatter = formatters.get(key) ?? createFormatter(settings);
  formatters.set(key, formatter);
  return formatter;
}
