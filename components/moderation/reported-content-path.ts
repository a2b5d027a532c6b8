import type { Locale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { jobPath, postPath } from "@/lib/routes";

type Subject = { job_id: number | null; post_id: number | null };

/** A comment is read on its post. */
export function reportedContentPath({ job_id, post_id }: Subject, locale: Locale): string {
  return localizedPath(locale, job_id ? jobPath(job_id) : postPath(Number(post_id)));
}
