import analyticsEn from "@/messages/en/analytics.json";
import apiEn from "@/messages/en/api.json";
import applicationsEn from "@/messages/en/applications.json";
import companiesEn from "@/messages/en/companies.json";
import contactEn from "@/messages/en/contact.json";
import emailEn from "@/messages/en/email.json";
import errorsEn from "@/messages/en/errors.json";
import jobsEn from "@/messages/en/jobs.json";
import moderationEn from "@/messages/en/moderation.json";
import notificationsEn from "@/messages/en/notifications.json";
import postsEn from "@/messages/en/posts.json";
import privacyEn from "@/messages/en/privacy.json";
import publicJobsEn from "@/messages/en/public-jobs.json";
import searchEn from "@/messages/en/search.json";
import settingsEn from "@/messages/en/settings.json";
import shellEn from "@/messages/en/shell.json";
import siteEn from "@/messages/en/site.json";
import uiEn from "@/messages/en/ui.json";
import usersEn from "@/messages/en/users.json";
import validationEn from "@/messages/en/validation.json";
import analyticsFr from "@/messages/fr/analytics.json";
import apiFr from "@/messages/fr/api.json";
import applicationsFr from "@/messages/fr/applications.json";
import companiesFr from "@/messages/fr/companies.json";
import contactFr from "@/messages/fr/contact.json";
import emailFr from "@/messages/fr/email.json";
import errorsFr from "@/messages/fr/errors.json";
import jobsFr from "@/messages/fr/jobs.json";
import moderationFr from "@/messages/fr/moderation.json";
import notificationsFr from "@/messages/fr/notifications.json";
import postsFr from "@/messages/fr/posts.json";
import privacyFr from "@/messages/fr/privacy.json";
import publicJobsFr from "@/messages/fr/public-jobs.json";
import searchFr from "@/messages/fr/search.json";
import settingsFr from "@/messages/fr/settings.json";
import shellFr from "@/messages/fr/shell.json";
import siteFr from "@/messages/fr/site.json";
import uiFr from "@/messages/fr/ui.json";
import usersFr from "@/messages/fr/users.json";
import validationFr from "@/messages/fr/validation.json";
import type { Locale } from "./locales";

const fr = {
  analytics: analyticsFr,
  api: apiFr,
  applications: applicationsFr,
  companies: companiesFr,
  contact: contactFr,
  email: emailFr,
  errors: errorsFr,
  jobs: jobsFr,
  moderation: moderationFr,
  notifications: notificationsFr,
  posts: postsFr,
  privacy: privacyFr,
  "public-jobs": publicJobsFr,
  search: searchFr,
  settings: settingsFr,
  shell: shellFr,
  site: siteFr,
  ui: uiFr,
  users: usersFr,
  validation: validationFr,
};

export type Messages = typeof fr;
export type Namespace = keyof Messages;

const en: Messages = {
  analytics: analyticsEn,
  api: apiEn,
  applications: applicationsEn,
  companies: companiesEn,
  contact: contactEn,
  email: emailEn,
  errors: errorsEn,
  jobs: jobsEn,
  moderation: moderationEn,
  notifications: notificationsEn,
  posts: postsEn,
  privacy: privacyEn,
  "public-jobs": publicJobsEn,
  search: searchEn,
  settings: settingsEn,
  shell: shellEn,
  site: siteEn,
  ui: uiEn,
  users: usersEn,
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
