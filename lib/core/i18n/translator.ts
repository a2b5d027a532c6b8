import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "next-intl";
import type { Locale } from "./locales";
import { type Messages, messagesFor } from "./messages";

/** Like `getTranslations` of next-intl, for a locale that is not the request's. */
export function getTranslator<const N extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: N,
) {
  return createTranslator({ locale, messages: messagesFor(locale), namespace });
}
