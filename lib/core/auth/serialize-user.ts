import type { Locale } from "@/lib/core/i18n/locales";
import type { OwnUser } from "@/lib/core/schemas/user";
import { storageUrl } from "@/lib/core/storage/urls";

type Row = Omit<OwnUser, "avatar_url" | "locale"> & { avatarPath: string | null; locale: Locale };

export function serializeOwnUser({ id, name, role, email, status, avatarPath, locale }: Row): OwnUser {
  return { id, name, role, email, status, avatar_url: avatarPath && storageUrl(avatarPath), locale };
}
