import { useTranslations } from "next-intl";
import { PageLayout } from "@/components/shell/page-layout";
import { SectionLinks } from "@/components/ui/section-links";
import type { Member } from "@/lib/core/auth/viewer";
import { LateSections } from "./late-sections";
import type { SectionsProps } from "./sections";

type Props = Pick<SectionsProps, "settings" | "chat" | "student"> & { viewer: Member };

export function SettingsScreen({ viewer: { email, emailVerified }, ...sections }: Props) {
  const t = useTranslations("settings");
  return (
    <PageLayout>
      <h1 className="text-2xl">{t("title")}</h1>
      <SettingsLinks isStudent={sections.student !== undefined} />
      <div className="mt-4 grid gap-6">
        <LateSections email={email} emailVerified={emailVerified} {...sections} />
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
