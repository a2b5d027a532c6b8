import { buildHref } from "@/lib/core/http/search-params";
import { studentPaths } from "@/lib/routes";
import type { StudentSearchParams } from "./student-search-params";

export function studentApplicationsHref(params: StudentSearchParams): string {
  return buildHref(studentPaths.applications, params);
}
