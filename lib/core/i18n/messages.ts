import * as en from "./en";
import * as fr from "./fr";
import type { Locale } from "./locales";

export type Messages = typeof fr;
export type Namespace = keyof Messages;

/** Fails to compile where English lacks a message. */
const messages: Record<Locale, Messages> = { fr: { ...fr }, en: { ...en } };

/** The build compiles messages: one with arguments is no plain text. */
export function messagesFor(locale: Locale): Messages {
  return messages[locale];
}

/** Picks the namespaces of a page's client components, since only those go to the browser. */
export function pickMessages(locale: Locale, namespaces: readonly Namespace[]): Partial<Messages> {
  const all = messagesFor(locale);
  return Object.fromEntries(namespaces.map((name) => [name, all[name]]));
}
