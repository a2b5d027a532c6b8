import type { ReactNode } from "react";
import { AreaDocument } from "@/components/shell/area-document";
import { areaMetadata } from "@/components/shell/area-metadata";
import { CompanyMessages } from "@/components/shell/client-messages/company-messages";
import { StaffShell } from "@/components/shell/staff-shell";

export const generateMetadata = areaMetadata;

export default function CompanyLayout({ children }: { children: ReactNode }) {
  return (
    <AreaDocument area="company" Messages={CompanyMessages}>
      <StaffShell area="company">{children}</StaffShell>
    </AreaDocument>
  );
}
