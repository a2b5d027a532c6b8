import { useTranslations } from "next-intl";
import { useState } from "react";
import { NotificationContent } from "@/components/notifications/notification-content";
import { RadioGroup } from "@/components/ui/radio-group";
import { SectionCard } from "@/components/ui/section-card";
import type { Announcement, AnnouncementPreview as Preview } from "@/lib/announcements/schemas";
import type { Locale } from "@/lib/core/i18n/locales";
import { describeAudience } from "./describe-audience";

type Props = { announcement: Announcement; preview: Preview };

/** Shows the announcement as its recipients see it. The frame of the email runs no script and loads nothing. */
export function AnnouncementPreview({ announcement, preview }: Props) {
  const t = useTranslations("announcements");
  const [locale, setLocale] = useState<Locale>("fr");
  const { status, channel, updated_at } = announcement;
  const { notification, email } = preview[locale];
  const isUnsent = status === "draft" || status === "scheduled";
  return (
    <SectionCard id="preview" title={t("preview")} className="grid gap-4">
      {isUnsent && (
        <div className="wrap-anywhere text-sm">
          <p className="text-muted">{t("previewUnsaved")}</p>
          <p>{t("previewAudience", { audience: describeAudience(t, announcement) })}</p>
        </div>
      )}
      <RadioGroup
        legend={t("previewLanguage")}
        hideLegend
        name="preview"
        value={locale}
        onChange={setLocale}
        options={[
          { value: "fr", label: t("french") },
          { value: "en", label: t("english") },
        ]}
      />
      {channel !== "email" && (
        <div className="grid gap-2" lang={locale}>
          <h3 className="text-base">{t("asNotification")}</h3>
          <div className="flex gap-3 rounded-control border border-line p-3 text-sm">
            <NotificationContent notification={{ ...notification, actor: null, updated_at }} isNew />
          </div>
        </div>
      )}
      {channel !== "app" && (
        <div className="grid gap-2">
          <h3 className="text-base">{t("asEmail")}</h3>
          <iframe
            key={locale}
            sandbox=""
            srcDoc={email.html}
            title={t("emailFrame", { subject: email.subject })}
            className="h-128 w-full rounded-control border border-line"
          />
        </div>
      )}
    </SectionCard>
  );
}
