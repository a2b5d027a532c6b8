"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { acceptComment, deleteComment } from "@/lib/posts/comments-contract";

type Decision = "accept" | "delete";

/** Accepts or deletes a waiting comment; the page's figures follow. */
export function useDecision(id: number, onDecided: () => void) {
  const t = useTranslations("moderation.waiting");
  const router = useRouter();
  const [busy, setBusy] = useState<Decision | null>(null);
  const [decided, setDecided] = useState(false);
  const [error, setError] = useState<string>();

  async function decide(decision: Decision) {
    setBusy(decision);
    try {
      await (decision === "accept"
        ? call(acceptComment, { ids: { id } })
        : call(deleteComment, { ids: { id } }));
      toast.success(t(decision === "accept" ? "accepted" : "deleted"));
      setDecided(true);
      onDecided();
      router.refresh();
    } catch (failure) {
      setError(errorMessage(failure, t("failed")));
      setBusy(null);
    }
  }
  return { decide, busy, decided, error };
}
