import { useTranslations } from "next-intl";
import { Hourglass } from "@/components/ui/icons";
import { AccountNotice } from "./account-notice";

export function PendingNotice() {
  const t = useTranslations("users.pending");
  return (
    <AccountNotice label={t("label")} icon={<Hourglass className="shrink-0" />}>
      <p className="py-1">{t("text")}</p>
    </AccountNotice>
  );
}
