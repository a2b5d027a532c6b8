"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { RelativeTime } from "@/components/ui/relative-time";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { PendingComment as Waiting } from "@/lib/moderation/queries";
import { useDecision } from "./use-decision";

export function PendingComment({ comment, onDecided }: { comment: Waiting; onDecided: () => void }) {
  const locale = useLocale();
  const t = useTranslations("moderation");
  const { id, content, author_name, author_email, created_at, post } = comment;
  const { decide, busy, error, decided } = useDecision(id, onDecided);
  const name = author_name ?? t("anonymous");
  if (decided) return null;
  return (
    <li className="grid gap-2 border-line border-t px-5 py-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display font-semibold">{t("waiting.by", { name })}</span>
        <RelativeTime date={created_at} kind="admin" className="text-muted text-sm" />
      </p>
      <p className="text-muted text-sm">{author_email}</p>
      <p className="whitespace-pre-line">{content}</p>
      <Link
        href={localizedPath(locale, `/posts/${post.id}`)}
        className="flex min-h-11 items-center text-muted text-sm hover:underline"
      >
        <span className="line-clamp-2">{t("waiting.post", { excerpt: post.excerpt })}</span>
      </Link>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          busy={busy === "accept"}
          disabled={busy === "delete"}
          aria-label={t("waiting.acceptOne", { name })}
          onClick={() => decide("accept")}
        >
          {t("waiting.accept")}
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={busy === "delete"}
          disabled={busy === "accept"}
          aria-label={t("waiting.deleteOne", { name })}
          onClick={() => decide("delete")}
        >
          {t("waiting.delete")}
        </Button>
      </div>
      <FieldError>{error}</FieldError>
    </li>
  );
}
