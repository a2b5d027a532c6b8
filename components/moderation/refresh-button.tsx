"use client";

import { RefreshCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";

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
