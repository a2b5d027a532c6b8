import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { OptionalLink } from "@/components/ui/optional-link";
import { RelativeTime } from "@/components/ui/relative-time";
import type { HeldText } from "@/lib/moderation/queue-contract";
import { profilePath } from "@/lib/routes";

export function HeldDetails({ item }: { item: HeldText }) {
  const t = useTranslations("moderation");
  const { subject, held_for, held_word, content, images_count, writer, post } = item;
  const href = writer.id !== null && writer.role === "student" ? profilePath("admin", writer.id) : undefined;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <Badge tone="warning">{t(`queue.heldFor.${held_for}`, { word: held_word ?? "" })}</Badge>
        <OptionalLink href={href} className="wrap-anywhere font-semibold text-ink hover:underline">
          {writer.name}
        </OptionalLink>
        {writer.joined_at && (
          <span>
            {t("queue.joined")} <RelativeTime date={writer.joined_at} kind="admin" />
          </span>
        )}
        {writer.id !== null && <span>{t("queue.measures", { count: writer.measures_count })}</span>}
      </p>
      {content !== "" && (
        <p className="wrap-anywhere line-clamp-[12] whitespace-pre-line border-line border-l-2 pl-3">
          {content}
        </p>
      )}
      {images_count > 0 && <p className="text-muted text-sm">{t("queue.images", { count: images_count })}</p>}
      {subject === "held_comment" && (
        <p className="wrap-anywhere text-muted text-sm">{t("waiting.post", { excerpt: post.excerpt })}</p>
      )}
    </>
  );
}
