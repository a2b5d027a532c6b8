import type { ComponentType, ReactNode } from "react";
import { MemberListeners } from "@/components/realtime/member-listeners";
import { KeepFocus } from "@/components/ui/keep-focus";
import { ToastArea } from "@/components/ui/toast-area";
import { ViewerProvider } from "@/components/ui/viewer-provider";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Role } from "@/lib/core/auth/viewer";
import { realtimeConfig } from "@/lib/core/realtime/config";
import type { MessagesProps } from "./client-messages/area-messages";
import { HtmlDocument } from "./document";
import { SkipLink } from "./skip-link";

type Props = {
  area: Role;
  /** The messages of the area's client components; given, so that no area gets another's. */
  Messages: ComponentType<MessagesProps>;
  children: ReactNode;
};

export async function AreaDocument({ area, Messages, children }: Props) {
  const viewer = await getViewer();
  return (
    <HtmlDocument locale={viewer.locale}>
      <Messages locale={viewer.locale}>
        <SkipLink />
        {viewer.role === area && <MemberListeners userId={viewer.id} config={realtimeConfig()} />}
        <ViewerProvider userId={viewer.id}>{children}</ViewerProvider>
        <ToastArea />
        <KeepFocus />
      </Messages>
    </HtmlDocument>
  );
}
