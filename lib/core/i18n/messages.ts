import accountsEn from "@/messages/en/accounts.json";
import analyticsEn from "@/messages/en/analytics.json";
import apiEn from "@/messages/en/api.json";
import applicationsEn from "@/messages/en/applications.json";
import companiesEn from "@/messages/en/companies.json";
import contactEn from "@/messages/en/contact.json";
import dataEn from "@/messages/en/data.json";
import errorsEn from "@/messages/en/errors.json";
import jobsEn from "@/messages/en/jobs.json";
import mailsEn from "@/messages/en/mails.json";
import moderationEn from "@/messages/en/moderation.json";
import notificationsEn from "@/messages/en/notifications.json";
import postsEn from "@/messages/en/posts.json";
import publicJobsEn from "@/messages/en/public-jobs.json";
import searchEn from "@/messages/en/search.json";
import settingsEn from "@/messages/en/settings.json";
import shellEn from "@/messages/en/shell.json";
import siteEn from "@/messages/en/site.json";
import uiEn from "@/messages/en/ui.json";
import validationEn from "@/messages/en/validation.json";
import accountsFr from "@/messages/fr/accounts.json";
import analyticsFr from "@/messages/fr/analytics.json";
import apiFr from "@/messages/fr/api.json";
import applicationsFr from "@/messages/fr/applications.json";
import companiesFr from "@/messages/fr/companies.json";
import contactFr from "@/messages/fr/contact.json";
import dataFr from "@/messages/fr/data.json";
import errorsFr from "@/messages/fr/errors.json";
import jobsFr from "@/messages/fr/jobs.json";
import mailsFr from "@/messages/fr/mails.json";
import moderationFr from "@/messages/fr/moderation.json";
import notificationsFr from "@/messages/fr/notifications.json";
import postsFr from "@/messages/fr/posts.json";
import publicJobsFr from "@/messages/fr/public-jobs.json";
import searchFr from "@/messages/fr/search.json";
import settingsFr from "@/messages/fr/settings.json";
import shellFr from "@/messages/fr/shell.json";
import siteFr from "@/messages/fr/site.json";
import uiFr from "@/messages/fr/ui.json";
import validationFr from "@/messages/fr/validation.json";
import type { Locale } from "./locales";

const fr = {
  accounts: accountsFr,
  analytics: analyticsFr,
  api: apiFr,
  applications: applicationsFr,
  companies: companiesFr,
  contact: contactFr,
  data: dataFr,
  errors: errorsFr,
  jobs: jobsFr,
  mails: mailsFr,
  moderation: moderationFr,
  notifications: notificationsFr,
  posts: postsFr,
  "public-jobs": publicJobsFr,
  search: searchFr,
  settings: settingsFr,
  shell: shellFr,
  site: siteFr,
  ui: uiFr,
  validation: validationFr,
};

export type Messages = typeof fr;
export type Namespace = keyof Messages;

const en: Messages = {
  accounts: accountsEn,
  analytics: analyticsEn,
  api: apiEn,
  applications: applicationsEn,
  companies: companiesEn,
  contact: contactEn,
  data: dataEn,
  errors: errorsEn,
  jobs: jobsEn,
  mails: mailsEn,
  moderation: moderationEn,
  notifications: notificationsEn,
  posts: postsEn,
  "public-jobs": publicJobsEn,
  search: searchEn,
  settings: settingsEn,
  shell: shellEn,
  site: siteEn,
  ui: uiEn,
  validation: validationEn,
};

/** The build compiles messages: one with arguments is no plain text. */
export function messagesFor(locale: Locale): Messages {
  return locale === "fr" ? fr : en;
}

/** Only the namespaces of a page's client components go to the browser. */
export function pickMessages(locale: Locale, namespaces: readonly Namespace[]): Partial<Messages> {
  const all = messagesFor(locale);
  return Object.fromEntries(namespaces.map((name) => [name, all[name]]));
}
