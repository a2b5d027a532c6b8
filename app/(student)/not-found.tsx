import { NotFoundScreen } from "@/components/shell/not-found-screen";

export default function StudentNotFound() {
  return <NotFoundScreen home="/student/dashboard" />;
}
