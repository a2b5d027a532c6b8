"use client";
import dynamic from "next/dynamic";
import type { Locale } from "@/lib/core/i18n/locales";
import type { Part } from "../student-messages";
import { toEmptyComponent } from "./to-empty-component";

const preloads = {
  fr: {
    shell: dynamic(() => import("../student/fr/shell").then(toEmptyComponent)),
    chat: dynamic(() => import("../student/fr/chat").then(toEmptyComponent)),
    events: dynamic(() => import("../student/fr/events").then(toEmptyComponent)),
    friends: dynamic(() => import("../student/fr/friends").then(toEmptyComponent)),
    groups: dynamic(() => import("../student/fr/groups").then(toEmptyComponent)),
    jobs: dynamic(() => import("../student/fr/jobs").then(toEmptyComponent)),
    moderation: dynamic(() => import("../student/fr/moderation").then(toEmptyComponent)),
    profiles: dynamic(() => import("../student/fr/profiles").then(toEmptyComponent)),
    settings: dynamic(() => import("../student/fr/settings").then(toEmptyComponent)),
    validation: dynamic(() => import("../student/fr/validation").then(toEmptyComponent)),
  },
  en: {
    shell: dynamic(() => import("../student/en/shell").then(toEmptyComponent)),
    chat: dynamic(() => import("../student/en/chat").then(toEmptyComponent)),
    events: dynamic(() => import("../student/en/events").then(toEmptyComponent)),
    friends: dynamic(() => import("../student/en/friends").then(toEmptyComponent)),
    groups: dynamic(() => import("../student/en/groups").then(toEmptyComponent)),
    jobs: dynamic(() => import("../student/en/jobs").then(toEmptyComponent)),
    moderation: dynamic(() => import("../student/en/moderation").then(toEmptyComponent)),
    profiles: dynamic(() => import("../student/en/profiles").then(toEmptyComponent)),
    settings: dynamic(() => import("../student/en/settings").then(toEmptyComponent)),
    validation: dynamic(() => import("../student/en/validation").then(toEmptyComponent)),
  },
};

/** Links in the head to the files of messages that a page loads first. */
export function PreloadLinks({ locale, parts }: { locale: Locale; parts: readonly Part[] }) {
  return parts.map((part) => {
    const PreloadLink = preloads[locale][part];
    return <PreloadLink key={part} />;
  });
}
