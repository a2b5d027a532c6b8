import { NotFoundScreen } from "@/components/shell/not-found-screen";
import { companyPaths } from "@/lib/routes";

export default function NotFound() {
  return <NotFoundScreen home={companyPaths.home} />;
}
