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

/** Weak, because the messages that a page adds are released with it. */
const translators = new WeakMap<Messages, Map<string, Translator>>();
const formatters = new Map<string, Formatter>();

function useSharedTranslator(namespace = ""): unknown {
  const messages = intl.useMessages();
  const settings = useSettings();
  const existing = translators.get(messages);
  const own = existing ?? new Map<string, Translator>();
  if (!existing) translators.set(messages, own);
  const key = `${settings.locale} ${settings.timeZone} ${namespace}`;
  const shared = own.get(key);
  if (shared) return shared;
  const translator = createTranslator({ ...settings, messages, namespace } as never) as Translator;
  const [root = ""] = namespace.split(".");
  // Messages that are loaded later are added to the same object.
  if (!(root in messages)) return translator;
  const caching = withCachedTexts(translator);
  own.set(key, caching);
  return caching;
}

/** Formats the texts without values once. */
function withCachedTexts(translator: Translator): Translator {
  const texts = new Map<string, string>();
  const translate = (...args: Parameters<Translator>): string => {
    const [key] = args;
    if (args.length > 1) return translator(...args);
    const text = texts.get(key) ?? translator(key);
    texts.set(key, text);
    return text;
  };
  return Object.assign(translate, translator);
}

function useSharedFormatter(): Formatter {
  const settings = useSettings();
  const key = `${settings.locale} ${settings.timeZone}`;
  const formatter = formatters.get(key) ?? createFormatter(settings);
  formatters.set(key, formatter);
  return formatter;
}

function useSettings() {
  const timeZone = intl.useTimeZone();
  return { locale: intl.useLocale(), ...(timeZone && { timeZone }) };
}
