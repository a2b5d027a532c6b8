import { useTranslations } from "next-intl";
import type { OwnCompany } from "@/lib/companies/schemas";

/** Shown to the members of a suspended company; renders nothing for others. */
export function SuspendedNotice({ company }: { company: OwnCompany | null }) {
  const t = useTranslations("companies.suspended");
  if (company?.status !== "suspended") return null;
  return (
    <div className="notice grid gap-1">
      <p className="wrap-anywhere font-semibold">{t("title", { company: company.name })}</p>
      <p>{t("text")}</p>
      {company.status_reason && (
        <p className="wrap-anywhere">{t("reason", { reason: company.status_reason })}</p>
      )}
    </div>
  );
}
