"use client";

import { useRouter } from "next/navigation";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";

/** When sessions of the person end elsewhere, the page asks the server whether this one is still good. */
export function SessionListener({ userId }: { userId: number }) {
  const router = useRouter();
  useChannel(userChannel(userId), "session:ended", () => router.refresh());
  return null;
}
