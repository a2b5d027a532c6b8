"use client";
import dynamic from "next/dynamic";
import type { Locale } from "@/lib/core/i18n/locales";
import { toEmptyComponent } from "./to-empty-component";

const preloads = {
  fr: dynamic(() => import("../admin-fr").then(toEmptyComponent)),
  en: dynamic(() => import("../admin-en").then(toEmptyComponent)),
};

/** A link in the head to the file of messages. */
export function PreloadLinks({ locale }: { locale: Locale }) {
  const PreloadLink = preloads[locale];
  return <PreloadLink />;
}
