import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useMutation } from "@/components/ui/use-mutation";
import type { Locale } from "@/lib/core/i18n/locales";

/** Stores the language and refreshes the page; what was typed stays. */
export function useSwitchLocale() {
  const t = useTranslations("shell.language");
  const router = useRouter();
  const { run } = useMutation(async () => (await import("@/lib/users/contract")).changeLocale, {
    errorText: t("failed"),
    onSuccess: () => router.refresh(),
  });
  return (locale: Locale) => run({ body: { locale } });
}
