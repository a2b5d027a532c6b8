import { NotFoundScreen } from "@/components/shell/not-found-screen";
import { adminPaths } from "@/lib/routes";

export default function NotFound() {
  return <NotFoundScreen home={adminPaths.home} />;
}
