"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { setUserStatus } from "@/lib/accounts/status-contract";
import type { WaitingCompany } from "@/lib/accounts/waiting-companies";
import { call } from "@/lib/api/client";
import { failureText } from "@/lib/api/failure-text";

/** Accepts or refuses a company that waits; the page's figures follow. */
export function useCompanyDecision({ id, company }: WaitingCompany, onDecided: () => void) {
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
      const text = failureText(failure, t("failed"));
      setError(text);
      setBusy(false);
      return text;
    }
  }
  return { decide, busy, decided, error };
}
