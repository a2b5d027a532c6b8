import type { Locale } from "@/lib/i18n/locales";
import { storageUrl } from "@/lib/storage/urls";
import type { OwnUser } from "./contract";

type Row = Omit<OwnUser, "avatar_url" | "locale"> & { avatarPath: string | null; locale: Locale };

/** One's own account as the contract shows it. */
export function presentOwnUser({ id, name, role, email, status, avatarPath, locale }: Row): OwnUser {
  return { id, name, role, email, status, avatar_url: avatarPath && storageUrl(avatarPath), locale };
}
