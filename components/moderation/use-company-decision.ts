"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import type { PendingCompany } from "@/lib/companies/pending-companies";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { setUserStatus } from "@/lib/users/status-contract";

/** Accepts or refuses a company that waits; the page's figures follow. */
export function useCompanyDecision({ id, company }: PendingCompany, onDecided: () => void) {
  const t = useTranslations("moderation.companies");
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [decided, setDecided] = useState(false);
  const [error, setError] = useState<string>();

  /** Resolves to what went wrong, or null. */
  async function decide(status: "active" | "inactive", reason?: string): Promise<string | null> {
    setBusy(true);
    setError(undefined);
    try {
      await call(setUserStatus, { ids: { id }, body: { status, reason } });
      toast.success(t(status === "active" ? "accepted" : "refused", { company }));
      setDecided(true);
      onDecided();
      router.refresh();
      return null;
    } catch (failure) {
      const text = errorMessage(failure, t("failed"));
      setError(text);
      setBusy(false);
      return text;
    }
  }
  return { decide, busy, decided, error };
}
