import { useTranslations } from "next-intl";
import { MailCheck } from "@/components/ui/icons";
import { ResendVerification } from "./resend-verification";

/** A reminder: an unverified email restricts nothing. The chat, which is as high as the screen, goes without it. */
export function UnverifiedNotice({ email }: { email: string }) {
  const t = useTranslations("users.unverified");
  return (
    <section
      aria-label={t("label")}
      className="flex items-start gap-3 border-line border-b bg-info-soft px-3 py-1.5 text-info text-sm md:items-center md:px-6 print:hidden has-[+*_main[data-student]]:hidden"
    >
      <MailCheck className="shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <p className="wrap-anywhere min-w-0 flex-1 basis-60">{t("text", { email })}</p>
        <ResendVerification label={t("again")} sent={t("sent")} errorText={t("failed")} />
      </div>
    </section>
  );
}
