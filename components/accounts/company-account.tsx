import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageSwitch } from "@/components/shell/language-switch";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { Viewer } from "@/lib/auth/viewer";
import { storageUrl } from "@/lib/storage/urls";

/** What the school knows of the company's account. */
export function CompanyAccount({ viewer }: { viewer: Viewer<"company"> }) {
  const t = useTranslations("accounts");
  const { id, name, email, status, avatarPath } = viewer;
  return (
    <Card className="p-5">
      <div className="flex items-center gap-4">
        <Avatar id={id} name={name} src={avatarPath && storageUrl(avatarPath)} size={64} />
        <h2 className="min-w-0 text-lg">{t("company.account")}</h2>
      </div>
      <dl className="mt-5 grid gap-4 md:grid-cols-2">
        <Particular term={t("company.name")}>{name}</Particular>
        <Particular term={t("company.email")}>{email}</Particular>
        <Particular term={t("company.status")}>
          <Badge tone={status === "active" ? "accent" : "warning"}>{t(`statuses.${status}`)}</Badge>
        </Particular>
        <Particular term={t("company.language")}>
          <div className="max-w-60">
            <LanguageSwitch hideLabel />
          </div>
        </Particular>
      </dl>
    </Card>
  );
}

function Particular({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
