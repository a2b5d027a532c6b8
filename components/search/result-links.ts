import type { Role } from "@/lib/core/auth/viewer";
import type { Locale } from "@/lib/core/i18n/locales";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import { companyPaths, jobPath, studentPaths } from "@/lib/routes";

/** A company's own job has no page while it is a draft: it is in the list that the search narrows down. */
export function jobHref(area: Role, id: number, q: string | undefined, locale: Locale): string {
  if (area === "student") return `${studentPaths.jobs}/${id}`;
  if (area === "admin") return localizedPath(locale, jobPath(id));
  return `${companyPaths.jobs}${q ? `?q=${encodeURIComponent(q)}` : ""}#job-${id}`;
}

export function applicationHref(id: number): string {
  return `${companyPaths.applications}?application=${id}`;
}
