import type { ReactNode } from "react";
import { MemberListeners } from "@/components/realtime/member-listeners";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Role } from "@/lib/core/auth/viewer";
import { Document } from "./document";

type Props = { area: Role; children: ReactNode };

export async function AreaDocument({ area, children }: Props) {
  const viewer = await getViewer();
  return (
    <Document locale={viewer.locale} messagesOf={area}>
      {viewer.role === area && <MemberListeners userId={viewer.id} />}
      {children}
    </Document>
  );
}
