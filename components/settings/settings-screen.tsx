import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { DataPanel } from "@/components/data/data-panel";
import { Columns } from "@/components/shell/columns";
import type { Settings } from "@/lib/accounts/preferences";
import type { Member } from "@/lib/auth/viewer";
import type { Locale } from "@/lib/i18n/locales";
import { pickMessages } from "@/lib/i18n/messages";
import { DisplaySection } from "./display-section";
import { EmailSection } from "./email-section";
import { MailSection } from "./mail-section";
import { PasswordSection } from "./password-section";
import { SectionLinks } from "./section-links";
import { SessionsSection } from "./sessions-section";

/** The settings, the same in the three areas. What they say weighs on these pages alone. */
export function SettingsScreen({ viewer, settings }: { viewer: Member; settings: Settings }) {
  const t = useTranslations("settings");
  const locale = useLocale() as Locale;
  const { email, emailVerified } = viewer;
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={pickMessages(locale, ["accounts", "data", "settings", "shell", "ui", "validation"])}
    >
      <Columns>
        <h1 className="text-2xl">{t("title")}</h1>
        <SectionLinks />
        <div className="mt-4 grid gap-6">
          <EmailSection
            email={email}
            verified={emailVerified}
            asked={settings.pendingEmail}
            hasPassword={settings.data.hasPassword}
          />
          <PasswordSection email={email} hasPassword={settings.data.hasPassword} />
          <SessionsSection first={settings.sessions} />
          <DisplaySection />
          <MailSection first={settings.mails} />
          <DataPanel data={settings.data} />
        </div>
      </Columns>
    </NextIntlClientProvider>
  );
}
