import type { ReactNode } from "react";
import { ActivityListener } from "@/components/presence/activity-listener";
import { Realtime } from "@/components/realtime/realtime";
import { SessionListener } from "@/components/realtime/session-listener";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Role } from "@/lib/core/auth/viewer";
import type { Namespace } from "@/lib/core/i18n/messages";
import { realtimeConfig } from "@/lib/core/realtime/config";
import { Document } from "./document";

type Props = { area: Role; namespaces: readonly Namespace[]; children: ReactNode };

export async function AreaDocument({ area, namespaces, children }: Props) {
  const viewer = await getViewer();
  return (
    <Document locale={viewer.locale} namespaces={[...namespaces, "shell", "validation"]}>
      <Realtime config={realtimeConfig()} />
      {viewer.role === area && (
        <>
          <SessionListener userId={viewer.id} />
          <ActivityListener userId={viewer.id} />
        </>
      )}
      {children}
    </Document>
  );
}
