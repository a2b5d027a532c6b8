"use client";

import type { ReactNode } from "react";
import { MemberListeners } from "@/components/realtime/member-listeners";
import { KeepFocus } from "@/components/ui/keep-focus";
import { ToastArea } from "@/components/ui/toast-area";
import { ViewerProvider } from "@/components/ui/viewer-provider";
import type { RealtimeConfig } from "@/lib/core/realtime/config";

type Props = {
  userId: number | null;
  /** Null for those who are about to be redirected. */
  realtime: RealtimeConfig | null;
  children: ReactNode;
};

/** One client component, since each separate one is in the payload of every page. */
export function AreaProviders({ userId, realtime, children }: Props) {
  return (
    <>
      {userId !== null && realtime && <MemberListeners userId={userId} config={realtime} />}
      <ViewerProvider userId={userId}>{children}</ViewerProvider>
      <ToastArea />
      <KeepFocus />
    </>
  );
}
