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

type AccountSectionsProps = Pick<Settings, "pendingEmail" | "twoFactor" | "sessions"> & {
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
};

export function AccountSections(props: AccountSectionsProps) {
  const { email, emailVerified, pendingEmail, hasPassword, twoFactor, sessions } = props;
  return (
    <>
      <EmailSection isVerified={emailVerified} {...{ email, pendingEmail, hasPassword }} />
      <PasswordSection email={email} hasPassword={hasPassword} />
      <TwoFactorSection initialData={twoFactor} hasPassword={hasPassword} />
      <SessionsSection initialData={sessions} />
      <DisplaySection />
    </>
  );
}

export type OtherSectionsProps = {
  email: string;
  hasPassword: boolean;
  notifications: Settings["notifications"];
  exports: Settings["privacy"]["exports"];
  chat: ChatSettings;
  student?: { presence: PresenceSettings; hiddenUsers: HiddenUsers } | undefined;
};

export function OtherSections(props: OtherSectionsProps) {
  const { email, hasPassword, notifications, exports, chat, student } = props;
  return (
    <>
      <NotificationPreferencesSection initialData={notifications} />
      <ChatSection initialData={chat} />
      {student && <PresenceSection initialData={student.presence} />}
      {student && <HiddenUsersSection initialData={student.hiddenUsers} />}
      <ExportSection initialData={exports} />
      <DeletionSection email={email} hasPassword={hasPassword} />
    </>
  );
}
