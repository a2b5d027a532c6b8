import { NotFoundScreen } from "@/components/shell/not-found-screen";
import { studentPaths } from "@/lib/routes";

export default function StudentNotFound() {
  return <NotFoundScreen home={studentPaths.feed} />;
}
