"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActionError } from "@/components/ui/action-error";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";
import { useMutation } from "@/components/ui/use-mutation";
import { localizedPath } from "@/lib/core/i18n/localized-paths";
import type { PendingComment as Row } from "@/lib/moderation/queries";
import { acceptComment } from "@/lib/posts/comments-contract";
import { postPath } from "@/lib/routes";
import { DeletePendingComment } from "./delete-pending-comment";
import { useDecision } from "./use-decision";

export function PendingComment({ comment }: { comment: Row }) {
  const t = useTranslations("moderation");
  const { id, content, author_name, author_email, created_at, post } = comment;
  const { isDecided, finish, refresh } = useDecision("comments");
  const accept = useMutation(acceptComment, {
    errorText: t("waiting.failed"),
    successText: t("waiting.accepted"),
    onSuccess: finish,
    onOutdated: refresh,
  });
  const [isDeleting, setDeleting] = useState(false);
  const name = author_name ?? t("anonymous");
  if (isDecided) return null;
  return (
    <li className="grid gap-2 border-line border-t px-5 py-4">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display font-semibold">{t("waiting.by", { name })}</span>
        <RelativeTime date={created_at} kind="admin" className="text-muted text-sm" />
      </p>
      <p className="text-muted text-sm">{author_email}</p>
      <p className="whitespace-pre-line">{content}</p>
      <PostLink post={post} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          isBusy={accept.isBusy}
          aria-label={t("waiting.acceptOne", { name })}
          onClick={() => accept.run({ params: { id } })}
        >
          {t("waiting.accept")}
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={accept.isBusy}
          aria-label={t("waiting.deleteOne", { name })}
          onClick={() => setDeleting(true)}
        >
          {t("waiting.delete")}
        </Button>
      </div>
      <ActionError error={accept.error} retry={accept.retry} />
      {isDeleting && (
        <DeletePendingComment
          id={id}
          name={name}
          content={content}
          onClose={() => setDeleting(false)}
          onDeleted={finish}
          onOutdated={refresh}
        />
      )}
    </li>
  );
}

function PostLink({ post: { id, excerpt } }: Pick<Row, "post">) {
  const t = useTranslations("moderation.waiting");
  return (
    <Link
      href={localizedPath(useLocale(), postPath(id))}
      className="flex min-h-11 items-center text-muted text-sm hover:underline"
    >
      <span title={excerpt} className="line-clamp-2">
        {t("post", { excerpt })}
      </span>
    </Link>
  );
}
