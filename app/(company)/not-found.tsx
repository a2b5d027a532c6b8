import { AreaNotFound } from "@/components/shell/area-not-found";
import { companyPaths } from "@/lib/routes";

export default function NotFound() {
  return <AreaNotFound home={companyPaths.home} />;
}
