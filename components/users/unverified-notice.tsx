import { useTranslations } from "next-intl";
import { MailCheck } from "@/components/ui/icons";
import { AccountNotice } from "./account-notice";
import { ResendVerification } from "./resend-verification";

/** A reminder: an unverified email restricts nothing. */
export function UnverifiedNotice({ email }: { email: string }) {
  const t = useTranslations("users.unverified");
  return (
    <AccountNotice label={t("label")} icon={<MailCheck className="shrink-0" />}>
      <p className="wrap-anywhere min-w-0 flex-1 basis-60">{t("text", { email })}</p>
      <ResendVerification label={t("again")} sent={t("sent")} errorText={t("failed")} />
    </AccountNotice>
  );
}
