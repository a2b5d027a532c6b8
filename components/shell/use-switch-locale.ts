import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import type { Locale } from "@/lib/core/i18n/locales";

/** Stores the language and refreshes the page; what was typed stays. */
export function useSwitchLocale() {
  const t = useTranslations("shell.language");
  const router = useRouter();
  return async (locale: Locale) => {
    try {
      const { changeLocale } = await import("@/lib/users/contract");
      await call(changeLocale, { body: { locale } });
      router.refresh();
    } catch (error) {
      toast.error(errorMessage(error, t("failed")));
    }
  };
}
