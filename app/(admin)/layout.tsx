import type { ReactNode } from "react";
import { AreaDocument } from "@/components/shell/area-document";
import { areaMetadata } from "@/components/shell/area-metadata";
import { AdminMessages } from "@/components/shell/client-messages/admin-messages";
import { StaffShell } from "@/components/shell/staff-shell";

export const generateMetadata = areaMetadata;

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <AreaDocument area="admin" Messages={AdminMessages}>
      <StaffShell area="admin">{children}</StaffShell>
    </AreaDocument>
  );
}
