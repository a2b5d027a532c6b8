"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { RefreshCw } from "@/components/ui/icons";

export function RefreshButton() {
  const t = useTranslations("moderation");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isPending}
      onClick={() => startTransition(() => router.refresh())}
    >
      <RefreshCw />
      {t("refresh")}
    </Button>
  );
}
