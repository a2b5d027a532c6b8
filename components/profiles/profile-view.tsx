import type { ReactNode } from "react";
import { PageLayout } from "@/components/shell/page-layout";
import type { Profile } from "@/lib/profiles/schemas";
import { ProfileActions } from "./profile-actions";
import { ProfileHeader } from "./profile-header";
import { ProfileSections } from "./profile-sections";

type Props = { profile: Profile; presence?: ReactNode; children?: ReactNode };

export function ProfileView({ profile, presence, children }: Props) {
  return (
    <PageLayout>
      <div className="grid gap-4">
        <ProfileHeader
          profile={profile}
          presence={presence}
          actions={!profile.is_owner && <ProfileActions profile={profile} />}
        />
        <ProfileSections profile={profile} />
        {children}
      </div>
    </PageLayout>
  );
}
