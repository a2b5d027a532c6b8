import type { Member } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import { serializeUserSummary } from "@/lib/friends/select";
import type { Profile } from "./schemas";
import type { ProfileRow } from "./select";

export function serializeProfile(viewer: Member, row: ProfileRow): Profile {
  const {
    avatarPath,
    coverPath,
    programme,
    year,
    campus,
    createdAt,
    hasReported,
    person: user,
    ...rest
  } = row;
  const isOwner = row.id === viewer.id;
  const areStudents = row.role === "student" && viewer.role === "student";
  return {
    ...rest,
    avatar_url: avatarPath && storageUrl(avatarPath),
    cover_url: coverPath && storageUrl(coverPath),
    studies: { programme, year, campus },
    skills: row.skills ?? [],
    interests: row.interests ?? [],
    languages: row.languages ?? [],
    experiences: row.experiences ?? [],
    education: row.education ?? [],
    links: row.links ?? [],
    person: areStudents && !isOwner ? serializeUserSummary(viewer, user) : null,
    is_owner: isOwner,
    has_reported: hasReported,
    created_at: createdAt.toISOString(),
  };
}
