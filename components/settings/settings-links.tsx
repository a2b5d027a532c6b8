"use client";

import { useTranslations } from "next-intl";
import { SectionLinks } from "@/components/ui/section-links";

const signInSections = ["email", "password"] as const;
const settingsSections = ["sessions", "display", "notifications", "chat"] as const;
const privacySections = ["export", "deletion"] as const;

/** A client component: the payload names it, instead of each link. */
export function SettingsLinks({ isStudent }: { isStudent: boolean }) {
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
