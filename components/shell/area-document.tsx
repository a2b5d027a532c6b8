import type { ComponentType, ReactNode } from "react";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Role } from "@/lib/core/auth/viewer";
import { realtimeConfig } from "@/lib/core/realtime/config";
import { AreaProviders } from "./area-providers";
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
        <AreaProviders userId={viewer.id} realtime={viewer.role === area ? realtimeConfig() : null}>
          {children}
        </AreaProviders>
      </Messages>
    </HtmlDocument>
  );
}
