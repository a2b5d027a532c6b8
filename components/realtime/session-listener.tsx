"use client";

import { useRouter } from "next/navigation";
import { userChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";

/** A refresh redirects to sign-in when this session is among those that ended. */
export function SessionListener({ userId }: { userId: number }) {
  const router = useRouter();
  useChannel(userChannel(userId), "session:ended", () => router.refresh());
  return null;
}
