"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";
import type { Locale } from "@/lib/i18n/locales";

/** Keeps the language and draws the page anew in it; what was typed stays. */
export function useSwitchLocale() {
  const t = useTranslations("shell.language");
  const router = useRouter();
  return async (locale: Locale) => {
    try {
      const { changeLocale } = await import("@/lib/accounts/contract");
      await call(changeLocale, { body: { locale } });
      router.refresh();
    } catch (error) {
      toast.error(failureText(error, t("failed")));
    }
  };
}
