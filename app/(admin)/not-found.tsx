import { AreaNotFound } from "@/components/shell/area-not-found";
import { adminPaths } from "@/lib/routes";

export default function NotFound() {
  return <AreaNotFound home={adminPaths.home} />;
}
