import { AreaNotFound } from "@/components/shell/area-not-found";
import { pageTitle } from "@/components/shell/page-title";
import { adminPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("shell.missing.title");

export default function NotFound() {
  return <AreaNotFound home={adminPaths.home} />;
}
