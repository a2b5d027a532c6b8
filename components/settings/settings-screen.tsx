import { useTranslations } from "next-intl";
import { type HiddenUsers, HiddenUsersSection } from "@/components/blocks/hidden-users-section";
import { ChatSection } from "@/components/chat/chat-section";
import { PresenceSection } from "@/components/presence/presence-section";
import { PrivacyPanel } from "@/components/privacy/privacy-panel";
import { PageLayout } from "@/components/shell/page-layout";
import { TwoFactorSection } from "@/components/two-factor/two-factor-section";
import { SectionLinks } from "@/components/ui/section-links";
import type { ChatSettings } from "@/lib/chat/schemas";
import type { Member } from "@/lib/core/auth/viewer";
import type { PresenceSettings } from "@/lib/presence/schemas";
import type { Settings } from "@/lib/users/preferences";
import { DisplaySection } from "./display-section";
import { EmailSection } from "./email-section";
import { NotificationPreferencesSection } from "./notification-preferences-section";
import { PasswordSection } from "./password-section";
import { SessionsSection } from "./sessions-section";

type StudentSettings = { presence: PresenceSettings; hiddenUsers: HiddenUsers };
type Props = { viewer: Member; settings: Settings; chat: ChatSettings; student?: StudentSettings };

export function SettingsScreen({ viewer, settings, chat, student }: Props) {
  const t = useTranslations("settings");
  const { email, emailVerified } = viewer;
  return (
    <PageLayout>
      <h1 className="text-2xl">{t("title")}</h1>
      <SettingsLinks isStudent={student !== undefined} />
      <div className="mt-4 grid gap-6">
        <EmailSection
          email={email}
          verified={emailVerified}
          pendingEmail={settings.pendingEmail}
          hasPassword={settings.privacy.hasPassword}
        />
        <PasswordSection email={email} hasPassword={settings.privacy.hasPassword} />
        <TwoFactorSection first={settings.twoFactor} hasPassword={settings.privacy.hasPassword} />
        <SessionsSection first={settings.sessions} />
        <DisplaySection />
        <NotificationPreferencesSection first={settings.notifications} />
        <ChatSection first={chat} />
        {student && <PresenceSection first={student.presence} />}
        {student && <HiddenUsersSection first={student.hiddenUsers} />}
        <PrivacyPanel data={settings.privacy} />
      </div>
    </PageLayout>
  );
}

const signInSections = ["email", "password"] as const;
const settingsSections = ["sessions", "display", "notifications", "chat"] as const;
const privacySections = ["export", "deletion"] as const;

function SettingsLinks({ isStudent }: { isStudent: boolean }) {
  const t = useTranslations("settings");
  const tPrivacy = useTranslations("privacy");
  const tBlocks = useTranslations("blocks");
  const tPresence = useTranslations("presence.settings");
  const studentSections = [["presence", tPresence("title")] as const, ["blocks", tBlocks("title")] as const];
  const tTwoFactor = useTranslations("two-factor");
  const links = [
    ...signInSections.map((id) => [id, t(`${id}.title`)] as const),
    ["two-factor", tTwoFactor("title")] as const,
    ...settingsSections.map((id) => [id, t(`${id}.title`)] as const),
    ...(isStudent ? studentSections : []),
    ...privacySections.map((id) => [id, tPrivacy(`${id}.title`)] as const),
  ];
  return <SectionLinks links={links} />;
}
