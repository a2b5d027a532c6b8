"use client";
import { areaMessages } from "./area-messages";

const files = {
  fr: {
    shell: () => import("./fr/shell"),
    announcements: () => import("./fr/announcements"),
    audit: () => import("./fr/audit"),
    chat: () => import("./fr/chat"),
    "company-management": () => import("./fr/company-management"),
    events: () => import("./fr/events"),
    friends: () => import("./fr/friends"),
    moderation: () => import("./fr/moderation"),
    "post-management": () => import("./fr/post-management"),
    profiles: () => import("./fr/profiles"),
    roster: () => import("./fr/roster"),
    "school-settings": () => import("./fr/school-settings"),
    settings: () => import("./fr/settings"),
    "user-management": () => import("./fr/user-management"),
    validation: () => import("./fr/validation"),
  },
  en: {
    shell: () => import("./en/shell"),
    announcements: () => import("./en/announcements"),
    audit: () => import("./en/audit"),
    chat: () => import("./en/chat"),
    "company-management": () => import("./en/company-management"),
    events: () => import("./en/events"),
    friends: () => import("./en/friends"),
    moderation: () => import("./en/moderation"),
    "post-management": () => import("./en/post-management"),
    profiles: () => import("./en/profiles"),
    roster: () => import("./en/roster"),
    "school-settings": () => import("./en/school-settings"),
    settings: () => import("./en/settings"),
    "user-management": () => import("./en/user-management"),
    validation: () => import("./en/validation"),
  },
};

export type AdminPart = keyof typeof files.fr;

export const AdminMessages = areaMessages(files, ["shell", "company-management", "moderation", "validation"]);
