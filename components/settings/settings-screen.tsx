import { useTranslations } from "next-intl";
import { PageLayout } from "@/components/shell/page-layout";
import { SectionLinks } from "@/components/ui/section-links";
import type { Member } from "@/lib/core/auth/viewer";
import type { Settings } from "@/lib/users/preferences";
import { LateAccountSections, LateOtherSections } from "./late-sections";
import type { OtherSectionsProps } from "./sections";

type Props = Pick<OtherSectionsProps, "chat" | "student"> & { viewer: Member; settings: Settings };

export function SettingsScreen({ viewer: { email, emailVerified }, settings, chat, student }: Props) {
  const t = useTranslations("settings");
  const { pendingEmail, twoFactor, sessions, notifications } = settings;
  const { hasPassword, exports } = settings.privacy;
  return (
    <PageLayout>
      <h1 className="text-2xl">{t("title")}</h1>
      <SettingsLinks isStudent={student !== undefined} />
      <div className="mt-4 grid gap-6">
        <LateAccountSections {...{ email, emailVerified, pendingEmail, hasPassword, twoFactor, sessions }} />
        <LateOtherSections {...{ email, hasPassword, notifications, exports, chat, student }} />
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
