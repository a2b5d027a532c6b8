"use client";
import { areaMessages } from "./area-messages";

const files = {
  fr: {
    shell: () => import("./fr/shell"),
    analytics: () => import("./fr/analytics"),
    chat: () => import("./fr/chat"),
    companies: () => import("./fr/companies"),
    friends: () => import("./fr/friends"),
    jobs: () => import("./fr/jobs"),
    moderation: () => import("./fr/moderation"),
    profiles: () => import("./fr/profiles"),
    settings: () => import("./fr/settings"),
    validation: () => import("./fr/validation"),
  },
  en: {
    shell: () => import("./en/shell"),
    analytics: () => import("./en/analytics"),
    chat: () => import("./en/chat"),
    companies: () => import("./en/companies"),
    friends: () => import("./en/friends"),
    jobs: () => import("./en/jobs"),
    moderation: () => import("./en/moderation"),
    profiles: () => import("./en/profiles"),
    settings: () => import("./en/settings"),
    validation: () => import("./en/validation"),
  },
};

export type CompanyPart = keyof typeof files.fr;

export const CompanyMessages = areaMessages(files, ["shell", "jobs", "validation"]);
