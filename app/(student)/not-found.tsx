import { AreaNotFound } from "@/components/shell/area-not-found";
import { pageTitle } from "@/components/shell/page-title";
import { studentPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.missing.title");

export default function StudentNotFound() {
  return <AreaNotFound home={studentPaths.feed} />;
}
