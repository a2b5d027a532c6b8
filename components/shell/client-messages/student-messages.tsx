"use client";
import { areaMessages } from "./area-messages";

const files = {
  fr: {
    shell: () => import("./fr/shell"),
    chat: () => import("./fr/chat"),
    events: () => import("./fr/events"),
    friends: () => import("./fr/friends"),
    groups: () => import("./fr/groups"),
    jobs: () => import("./fr/jobs"),
    moderation: () => import("./fr/moderation"),
    profiles: () => import("./fr/profiles"),
    settings: () => import("./fr/settings"),
    validation: () => import("./fr/validation"),
  },
  en: {
    shell: () => import("./en/shell"),
    chat: () => import("./en/chat"),
    events: () => import("./en/events"),
    friends: () => import("./en/friends"),
    groups: () => import("./en/groups"),
    jobs: () => import("./en/jobs"),
    moderation: () => import("./en/moderation"),
    profiles: () => import("./en/profiles"),
    settings: () => import("./en/settings"),
    validation: () => import("./en/validation"),
  },
};

export type StudentPart = keyof typeof files.fr;

export const StudentMessages = areaMessages(files, ["shell"]);
