import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { type Profile, profileSections } from "@/lib/profiles/schemas";
import { ProfileSection } from "./profile-section";
import { isSectionEmpty, SectionContent } from "./section-content";

/** Sections as others read them: without the empty ones, and without the studies, which the header has. */
export function ProfileSections({ profile }: { profile: Profile }) {
  const sections = profileSections.filter(
    (section) => section !== "studies" && !isSectionEmpty(profile, section),
  );
  if (sections.length === 0) return profile.role === "student" && <NothingShown name={profile.name} />;
  return sections.map((section) => (
    <ProfileSection key={section} section={section}>
      <SectionContent profile={profile} section={section} />
    </ProfileSection>
  ));
}

function NothingShown({ name }: { name: string }) {
  const t = useTranslations("profiles.empty");
  return (
    <Card className="card-padding">
      <p className="wrap-anywhere text-muted text-sm">{t("text", { name })}</p>
    </Card>
  );
}
