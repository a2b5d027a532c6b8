"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import type { PendingComment as Row } from "@/lib/moderation/queries";
import { PendingComment } from "./pending-comment";
import { PendingList } from "./pending-list";

export function PendingComments({ comments, total }: { comments: Row[]; total: number }) {
  const t = useTranslations("moderation.waiting");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = comments.length;
  return (
    <PendingList
      id="comments"
      title={t("title")}
      empty={t("empty")}
      more={total > shown && t("more", { shown, total })}
      heading={heading}
    >
      {comments.map((comment) => (
        <PendingComment key={comment.id} comment={comment} onDecided={() => heading.current?.focus()} />
      ))}
    </PendingList>
  );
}
