"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Card } from "@/components/ui/card";
import type { WaitingComment as Waiting } from "@/lib/moderation/queries";
import { WaitingComment } from "./waiting-comment";

/** Visitors' comments that somebody has to accept or delete, the newest first. */
export function WaitingComments({ comments, total }: { comments: Waiting[]; total: number }) {
  const t = useTranslations("moderation.waiting");
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1} className="p-5 text-lg outline-offset-[-4px]">
        {t("title")}
      </h2>
      {comments.length === 0 && <p className="px-5 pb-5 text-muted">{t("empty")}</p>}
      <ul>
        {comments.map((comment) => (
          <WaitingComment key={comment.id} comment={comment} onDecided={() => heading.current?.focus()} />
        ))}
      </ul>
      {total > comments.length && (
        <p className="border-line border-t px-5 py-4 text-muted text-sm">
          {t("more", { shown: comments.length, total })}
        </p>
      )}
    </Card>
  );
}
