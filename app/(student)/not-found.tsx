import { MissingScreen } from "@/components/shell/missing-screen";

export default function StudentNotFound() {
  return <MissingScreen home="/student/dashboard" />;
}
