import { AreaNotFound } from "@/components/shell/area-not-found";
import { pageTitle } from "@/components/shell/page-title";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.missing.title");

export default function NotFound() {
  return <AreaNotFound home={companyPaths.home} />;
}
