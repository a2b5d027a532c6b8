import { Activity } from "react";
import { type HiddenUsers, HiddenUsersSection } from "@/components/blocks/hidden-users-section";
import { ChatSection } from "@/components/chat/chat-section";
import { PresenceSection } from "@/components/presence/presence-section";
import { DeletionSection } from "@/components/privacy/deletion-section";
import { ExportSection } from "@/components/privacy/export-section";
import { TwoFactorSection } from "@/components/two-factor/two-factor-section";
import type { ChatSettings } from "@/lib/chat/schemas";
import type { PresenceSettings } from "@/lib/presence/schemas";
import type { Settings } from "@/lib/users/preferences";
import { DisplaySection } from "./display-section";
import { EmailSection } from "./email-section";
import { NotificationPreferencesSection } from "./notification-preferences-section";
import { PasswordSection } from "./password-section";
import { SessionsSection } from "./sessions-section";

export type SectionsProps = {
  email: string;
  emailVerified: boolean;
  settings: Settings;
  chat: ChatSettings;
  student?: { presence: PresenceSettings; hiddenUsers: HiddenUsers } | undefined;
};

/** Hydrated in two parts: all controls at once would block the page. */
export function Sections(props: SectionsProps) {
  return (
    <>
      <Activity>
        <AccountSections {...props} />
      </Activity>
      <Activity>
        <OtherSections {...props} />
      </Activity>
    </>
  );
}

function AccountSections({ email, emailVerified, settings }: SectionsProps) {
  const { pendingEmail, twoFactor, sessions } = settings;
  const { hasPassword } = settings.privacy;
  return (
    <>
      <EmailSection verified={emailVerified} {...{ email, pendingEmail, hasPassword }} />
      <PasswordSection email={email} hasPassword={hasPassword} />
      <TwoFactorSection first={twoFactor} hasPassword={hasPassword} />
      <SessionsSection first={sessions} />
      <DisplaySection />
    </>
  );
}

function OtherSections({ email, settings, chat, student }: SectionsProps) {
  const { notifications, privacy } = settings;
  return (
    <>
      <NotificationPreferencesSection first={notifications} />
      <ChatSection first={chat} />
      {student && <PresenceSection first={student.presence} />}
      {student && <HiddenUsersSection first={student.hiddenUsers} />}
      <ExportSection first={privacy.exports} />
      <DeletionSection email={email} hasPassword={privacy.hasPassword} />
    </>
  );
}
