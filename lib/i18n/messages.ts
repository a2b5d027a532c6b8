import accountsEn from "@/messages/en/accounts.json";
import apiEn from "@/messages/en/api.json";
import contactEn from "@/messages/en/contact.json";
import errorsEn from "@/messages/en/errors.json";
import moderationEn from "@/messages/en/moderation.json";
import postsEn from "@/messages/en/posts.json";
import searchEn from "@/messages/en/search.json";
import shellEn from "@/messages/en/shell.json";
import siteEn from "@/messages/en/site.json";
import uiEn from "@/messages/en/ui.json";
import validationEn from "@/messages/en/validation.json";
import accountsFr from "@/messages/fr/accounts.json";
import apiFr from "@/messages/fr/api.json";
import contactFr from "@/messages/fr/contact.json";
import errorsFr from "@/messages/fr/errors.json";
import moderationFr from "@/messages/fr/moderation.json";
import postsFr from "@/messages/fr/posts.json";
import searchFr from "@/messages/fr/search.json";
import shellFr from "@/messages/fr/shell.json";
import siteFr from "@/messages/fr/site.json";
import uiFr from "@/messages/fr/ui.json";
import validationFr from "@/messages/fr/validation.json";
import type { Locale } from "./locales";

const fr = {
  accounts: accountsFr,
  api: apiFr,
  contact: contactFr,
  errors: errorsFr,
  moderation: moderationFr,
  posts: postsFr,
  search: searchFr,
  shell: shellFr,
  site: siteFr,
  ui: uiFr,
  validation: validationFr,
};

/** French is the source: English must have the same keys, or this does not compile. */
export type Messages = typeof fr;
export type Namespace = keyof Messages;

const en: Messages = {
  accounts: accountsEn,
  api: apiEn,
  contact: contactEn,
  errors: errorsEn,
  moderation: moderationEn,
  posts: postsEn,
  search: searchEn,
  shell: shellEn,
  site: siteEn,
  ui: uiEn,
  validation: validationEn,
};

/** For a translator. The build compiles messages, so that one with arguments is no text by itself. */
export function messagesFor(locale: Locale): Messages {
  return locale === "fr" ? fr : en;
}

/** Only what a page's client components say goes to the browser. */
export function pickMessages(locale: Locale, namespaces: readonly Namespace[]): Partial<Messages> {
  const all = messagesFor(locale);
  return Object.fromEntries(namespaces.map((name) => [name, all[name]]));
}
