import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { PrivacyPanel } from "@/components/privacy/privacy-panel";
import { PageLayout } from "@/components/shell/page-layout";
import type { Member } from "@/lib/core/auth/viewer";
import type { Locale } from "@/lib/core/i18n/locales";
import { pickMessages } from "@/lib/core/i18n/messages";
import type { Settings } from "@/lib/users/preferences";
import { DisplaySection } from "./display-section";
import { EmailPreferencesSection } from "./email-preferences-section";
import { EmailSection } from "./email-section";
import { PasswordSection } from "./password-section";
import { SectionLinks } from "./section-links";
import { SessionsSection } from "./sessions-section";

/** Has a provider of its own, so that its messages are sent to these pages alone. */
export function SettingsScreen({ viewer, settings }: { viewer: Member; settings: Settings }) {
  const t = useTranslations("settings");
  const locale = useLocale() as Locale;
  const { email, emailVerified } = viewer;
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={pickMessages(locale, ["users", "privacy", "settings", "shell", "ui", "validation"])}
    >
      <PageLayout>
        <h1 className="text-2xl">{t("title")}</h1>
        <SectionLinks />
        <div className="mt-4 grid gap-6">
          <EmailSection
            email={email}
            verified={emailVerified}
            pendingEmail={settings.pendingEmail}
            hasPassword={settings.privacy.hasPassword}
          />
          <PasswordSection email={email} hasPassword={settings.privacy.hasPassword} />
          <SessionsSection first={settings.sessions} />
          <DisplaySection />
          <EmailPreferencesSection first={settings.emails} />
          <PrivacyPanel data={settings.privacy} />
        </div>
      </PageLayout>
    </NextIntlClientProvider>
  );
}
