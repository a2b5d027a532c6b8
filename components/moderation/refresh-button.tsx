"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useDeferredRefresh } from "@/components/realtime/use-deferred-refresh";
import { Button } from "@/components/ui/button";
import { RefreshCw } from "@/components/ui/icons";
import { adminsChannel, membersChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";

/** The figures are those of the whole school: not more often than this, however much happens. */
const spreadMs = 5000;

/** Fetches the dashboard again. A sign-up, a post or a report does so too. */
export function RefreshButton() {
  const t = useTranslations("moderation");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const refreshSoon = useDeferredRefresh(router.refresh);
  useChannel(adminsChannel, "activity:created", () => refreshSoon(spreadMs));
  useChannel(membersChannel, "post:created", () => refreshSoon(spreadMs));
  useAfterReconnection(router.refresh);
  return (
    <Button
      variant="secondary"
      size="small"
      isBusy={isPending}
      onClick={() => startTransition(() => router.refresh())}
    >
      <RefreshCw />
      {t("refresh")}
    </Button>
  );
}
