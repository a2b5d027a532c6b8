import { useTranslations } from "next-intl";
import type { HiddenUsers } from "@/components/blocks/hidden-users-section";
import { PageLayout } from "@/components/shell/page-layout";
import { SectionLinks } from "@/components/ui/section-links";
import type { ChatSettings } from "@/lib/chat/schemas";
import type { Member } from "@/lib/core/auth/viewer";
import type { PresenceSettings } from "@/lib/presence/schemas";
import type { Settings } from "@/lib/users/preferences";
import { DisplaySection } from "./display-section";
import {
  LateChatSection,
  LateDeletionSection,
  LateEmailSection,
  LateExportSection,
  LateHiddenUsersSection,
  LateNotificationPreferencesSection,
  LatePasswordSection,
  LatePresenceSection,
  LateSessionsSection,
  LateTwoFactorSection,
} from "./late-sections";

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
        <LateEmailSection
          email={email}
          verified={emailVerified}
          pendingEmail={settings.pendingEmail}
          hasPassword={settings.privacy.hasPassword}
        />
        <LatePasswordSection email={email} hasPassword={settings.privacy.hasPassword} />
        <LateTwoFactorSection first={settings.twoFactor} hasPassword={settings.privacy.hasPassword} />
        <LateSessionsSection first={settings.sessions} />
        <DisplaySection />
        <LateNotificationPreferencesSection first={settings.notifications} />
        <LateChatSection first={chat} />
        {student && <LatePresenceSection first={student.presence} />}
        {student && <LateHiddenUsersSection first={student.hiddenUsers} />}
        <LateExportSection first={settings.privacy.exports} />
        <LateDeletionSection email={email} hasPassword={settings.privacy.hasPassword} />
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
