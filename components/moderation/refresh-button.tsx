"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { RefreshCw } from "@/components/ui/icons";
import { useLiveDashboard } from "./use-live-dashboard";

export function RefreshButton() {
  const t = useTranslations("moderation");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  useLiveDashboard();
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
