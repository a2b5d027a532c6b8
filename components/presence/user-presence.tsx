"use client";

import { PresenceDot } from "@/components/ui/avatar";
import { PresenceText } from "./presence-text";
import { usePresence } from "./use-presence";

/** Renders nothing for users whose presence the viewer does not see. */
export function UserPresence({ userId }: { userId: number }) {
  const { status, lastSeenAt } = usePresence([userId])(userId);
  if (status === "offline" && !lastSeenAt) return null;
  return (
    <p className="flex items-center gap-2 text-muted text-sm print:hidden">
      <PresenceDot status={status} />
      <span>
        <PresenceText status={status} lastSeenAt={lastSeenAt} />
      </span>
    </p>
  );
}
