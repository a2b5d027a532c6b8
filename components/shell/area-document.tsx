import type { ReactNode } from "react";
import { MemberListeners } from "@/components/realtime/member-listeners";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Role } from "@/lib/core/auth/viewer";
import type { Namespace } from "@/lib/core/i18n/messages";
import { Document } from "./document";

type Props = { area: Role; namespaces: readonly Namespace[]; children: ReactNode };

export async function AreaDocument({ area, namespaces, children }: Props) {
  const viewer = await getViewer();
  return (
    <Document locale={viewer.locale} namespaces={[...namespaces, "shell", "validation"]}>
      {viewer.role === area && <MemberListeners userId={viewer.id} />}
      {children}
    </Document>
  );
}
