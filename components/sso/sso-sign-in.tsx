import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { buttonStyle } from "@/components/ui/button-style";
import { DialogButton } from "@/components/ui/dialog-button";
import { FormError } from "@/components/ui/form-error";
import { AppealDialog } from "@/components/users/sign-in-form";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { authPaths, publicPaths } from "@/lib/routes";

const errors = [
  "failed",
  "busy",
  "email",
  "email_invalid",
  "link",
  "account_deleted",
  "account_removed",
  "account_suspended",
  "account_banned",
  "account_inactive",
  "account_pending",
] as const;

export function SsoSignIn({ school }: { school: { name: string | null } }) {
  const t = useTranslations("users.school");
  const tAppeal = useTranslations("users.appeal");
  const locale = useLocale();
  const search = useSearchParams();
  const next = search.get("next");
  const error = errors.find((code) => code === search.get("school"));
  const hrefOf = (restore: boolean) => {
    const query = new URLSearchParams({ ...(next && { next }), ...(restore && { restore: "1" }) });
    return `${authPaths.sso}${query.size > 0 ? `?${query}` : ""}`;
  };
  const isDeleted = error === "account_deleted";
  return (
    <div className="mb-6 grid gap-3 border-line border-b pb-6">
      <FormError>{error && t(`errors.${error}`)}</FormError>
      {error === "account_suspended" && (
        <DialogButton variant="secondary" dialog={(onClose) => <AppealDialog onClose={onClose} />}>
          {tAppeal("action")}
        </DialogButton>
      )}
      {/* An ordinary link: what it leads to is another site, and never to be fetched ahead. */}
      <a href={hrefOf(isDeleted)} className={buttonStyle(isDeleted ? "primary" : "secondary", "medium")}>
        {isDeleted ? t("restore") : school.name ? t("named", { name: school.name }) : t("unnamed")}
      </a>
      <p className="text-muted text-sm">
        {t.rich("terms", {
          link: (words) => (
            <a href={localizedPath(locale, publicPaths.terms)} className="underline">
              {words}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
