import type { Locale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { eventPath, jobPath, postPath } from "@/lib/routes";

type Subject = Record<"job_id" | "post_id" | "event_id", number | null>;

/** The path of a comment is that of its post. */
export function reportedContentPath({ job_id, post_id, event_id }: Subject, locale: Locale): string {
  if (event_id) return eventPath("admin", event_id);
  return localizedPath(locale, job_id ? jobPath(job_id) : postPath(Number(post_id)));
}
