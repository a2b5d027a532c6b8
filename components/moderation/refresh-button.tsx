"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { useAfterReconnection } from "@/components/realtime/use-after-reconnection";
import { useDeferredRefresh } from "@/components/realtime/use-deferred-refresh";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { RefreshCw } from "@/components/ui/icons";
import { useMutation } from "@/components/ui/use-mutation";
import { adminsChannel, membersChannel } from "@/lib/core/realtime/channels";
import { useChannel } from "@/lib/core/realtime/subscribe";
import { getDashboardStatistics } from "@/lib/moderation/contract";

/** The figures count the whole school, so they are refreshed at most this often. */
const spreadMs = 5000;

/** Fetches the dashboard again. A sign-up, a post or a report does so too. */
export function RefreshButton() {
  const t = useTranslations("moderation");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  // The call comes first: where the router cannot fetch the page, the browser leaves it.
  const { run, retry, isBusy, error } = useMutation(getDashboardStatistics, {
    errorText: useTranslations("ui")("unreachable"),
    toast: false,
    onSuccess: () => startTransition(() => router.refresh()),
  });
  const refreshLater = useDeferredRefresh(router.refresh);
  useChannel(adminsChannel, "activity:created", () => refreshLater(spreadMs));
  useChannel(membersChannel, "post:created", () => refreshLater(spreadMs));
  useAfterReconnection(router.refresh);
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      <ActionError error={error} retry={retry} />
      <Button variant="secondary" size="small" isBusy={isBusy || isPending} onClick={() => run({})}>
        <RefreshCw />
        {t("refresh")}
      </Button>
    </div>
  );
}
