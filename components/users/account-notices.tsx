import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Hourglass, MailCheck } from "@/components/ui/icons";
import { ResendVerification } from "./resend-verification";

export function PendingNotice() {
  const t = useTranslations("users.pending");
  return (
    <AccountNotice label={t("label")} icon={<Hourglass className="shrink-0" />}>
      <p className="py-1">{t("text")}</p>
    </AccountNotice>
  );
}

/** A reminder: an unverified email restricts nothing after the sign-in. */
export function UnverifiedNotice({ email }: { email: string }) {
  const t = useTranslations("users.unverified");
  return (
    <AccountNotice label={t("label")} icon={<MailCheck className="shrink-0" />}>
      <p className="wrap-anywhere min-w-0 flex-1 basis-60">{t("text", { email })}</p>
      <ResendVerification label={t("again")} sent={t("sent")} errorText={t("failed")} />
    </AccountNotice>
  );
}

type Props = { label: string; icon: ReactNode; children: ReactNode };

/** A line above the page. Not shown in the chat, which is as high as the screen. */
function AccountNotice({ label, icon, children }: Props) {
  return (
    <section
      aria-label={label}
      className="flex items-start gap-3 border-line border-b bg-info-soft px-3 py-1.5 text-info text-sm md:items-center md:px-6 print:hidden has-[~*_main[data-student]]:hidden"
    >
      {icon}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">{children}</div>
    </section>
  );
}
