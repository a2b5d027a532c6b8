import type { ReactNode } from "react";
import { AreaDocument } from "@/components/shell/area-document";
import { areaMetadata } from "@/components/shell/area-metadata";
import { StudentShell } from "@/components/shell/student-shell";

export const generateMetadata = areaMetadata;

export default function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <AreaDocument area="student">
      <StudentShell>{children}</StudentShell>
    </AreaDocument>
  );
}
