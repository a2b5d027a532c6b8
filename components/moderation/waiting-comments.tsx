"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { WaitingComment as Waiting } from "@/lib/moderation/queries";
import { WaitingComment } from "./waiting-comment";
import { WaitingList } from "./waiting-list";

/** Visitors' comments that somebody has to accept or delete, the newest first. */
export function WaitingComments({ comments, total }: { comments: Waiting[]; total: number }) {
  const t = useTranslations("moderation.waiting");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = comments.length;
  return (
    <WaitingList
      id="comments"
      title={t("title")}
      empty={t("empty")}
      more={total > shown && t("more", { shown, total })}
      heading={heading}
    >
      {comments.map((comment) => (
        <WaitingComment key={comment.id} comment={comment} onDecided={() => heading.current?.focus()} />
      ))}
    </WaitingList>
  );
}
