import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { call } from "@/lib/core/api/client";
import { errorMessage } from "@/lib/core/api/error-message";
import { likePost, unlikePost } from "@/lib/posts/contract";
import type { Post } from "@/lib/posts/schemas";

type Change = (change: (post: Post) => Post) => void;

/** Optimistic; a failure reverts it. `busy` while the request runs. */
export function useLike(post: Post, onChange: Change) {
  const t = useTranslations("posts");
  const [busy, setBusy] = useState(false);

  async function toggle() {
    if (busy) return;
    setBusy(true);
    const liked = !post.liked;
    const { liked: before, likes_count: countBefore } = post;
    onChange((now) => ({ ...now, liked, likes_count: Math.max(0, now.likes_count + (liked ? 1 : -1)) }));
    try {
      const answer = await call(liked ? likePost : unlikePost, { ids: { id: post.id } });
      onChange((now) => ({ ...now, liked: answer.liked, likes_count: answer.likes_count }));
    } catch (failure) {
      onChange((now) => ({ ...now, liked: before, likes_count: countBefore }));
      toast.error(errorMessage(failure, t("failed.like")));
    } finally {
      setBusy(false);
    }
  }
  return { toggle, busy };
}
