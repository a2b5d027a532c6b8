import { AreaNotFound } from "@/components/shell/area-not-found";
import { studentPaths } from "@/lib/routes";

export default function StudentNotFound() {
  return <AreaNotFound home={studentPaths.feed} />;
}
