import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { attachmentLimits } from "@/lib/chat/attachment-limits";
import { fileError } from "./uploads";
import type { OutboxHandle } from "./use-outbox";

export function useAttachments(conversationId: number, { uploads, files }: OutboxHandle) {
  const t = useTranslations("chat.files");
  const [error, setError] = useState<string>();
  useEffect(() => uploads.restore(conversationId), [uploads, conversationId]);
  const picked = files.filter((file) => file.conversationId === conversationId && !file.isSent);

  function add(list: Iterable<File>) {
    const errors: string[] = [];
    const valid = [...list].filter((file) => {
      const code = fileError(file);
      if (code) errors.push(t(code, { name: file.name }));
      return !code;
    });
    const remaining = attachmentLimits.perMessage - picked.length;
    if (valid.length > remaining) errors.push(t("tooMany"));
    setError(errors.join(" ") || undefined);
    uploads.add(conversationId, valid.slice(0, Math.max(0, remaining)));
  }
  function remove(key: string) {
    setError(undefined);
    uploads.remove(key);
  }
  function markSent() {
    setError(undefined);
    uploads.markSent(conversationId);
  }
  const hasFailed = picked.some((file) => file.error !== undefined);
  return { picked, error, hasFailed, add, remove, retry: (key: string) => uploads.retry(key), markSent };
}
