import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageLayout } from "@/components/shell/page-layout";
import { Card } from "@/components/ui/card";
import { type Profile, profileSections } from "@/lib/profiles/schemas";
import { ProfileActions } from "./profile-actions";
import { ProfileHeader } from "./profile-header";
import { ProfileSection } from "./profile-section";
import { isSectionEmpty, SectionContent } from "./section-content";

type Props = { profile: Profile; presence?: ReactNode; children?: ReactNode };

/** Somebody's profile as the viewer may see it; the studies stand in its header. */
export function ProfileView({ profile, presence, children }: Props) {
  const sections = profileSections.filter(
    (section) => section !== "studies" && !isSectionEmpty(profile, section),
  );
  const { name, role, is_owner } = profile;
  return (
    <PageLayout>
      <div className="grid gap-4">
        <ProfileHeader
          profile={profile}
          presence={presence}
          actions={!is_owner && <ProfileActions profile={profile} />}
        />
        {sections.map((section) => (
          <ProfileSection key={section} section={section}>
            <SectionContent profile={profile} section={section} />
          </ProfileSection>
        ))}
        {sections.length === 0 && role === "student" && <NothingShown name={name} />}
        {children}
      </div>
    </PageLayout>
  );
}

function NothingShown({ name }: { name: string }) {
  const t = useTranslations("profiles.empty");
  return (
    <Card className="p-5">
      <p className="wrap-anywhere text-muted text-sm">{t("text", { name })}</p>
    </Card>
  );
}
