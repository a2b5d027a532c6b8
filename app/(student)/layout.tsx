import type { ReactNode } from "react";
import { AreaDocument } from "@/components/shell/area-document";
import { areaMetadata } from "@/components/shell/area-metadata";
import { StudentMessages } from "@/components/shell/client-messages/student-messages";
import { StudentShell } from "@/components/shell/student-shell";

export const generateMetadata = areaMetadata;

export default function StudentLayout({ children }: { children: ReactNode }) {
  return (
    <AreaDocument area="student" Messages={StudentMessages}>
      <StudentShell>{children}</StudentShell>
    </AreaDocument>
  );
}
