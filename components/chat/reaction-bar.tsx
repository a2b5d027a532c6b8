import { useTranslations } from "next-intl";
import { cx } from "@/components/ui/cx";
import { useViewerId } from "@/components/ui/viewer-provider";
import type { Message } from "@/lib/chat/schemas";

type Props = {
  reactions: Message["reactions"];
  /** Left out where the viewer cannot react. */
  onToggle: ((emoji: string) => void) | undefined;
};

export function ReactionBar({ reactions, onToggle }: Props) {
  const viewerId = useViewerId();
  const t = useTranslations("chat.reactions");
  if (reactions.length === 0) return null;
  return (
    <ul aria-label={t("list")} className="flex flex-wrap gap-1">
      {reactions.map(({ emoji, users }) => {
        const isOwn = users.some(({ id }) => id === viewerId);
        const names = users.map(({ id, name }) => (id === viewerId ? t("you") : name)).join(", ");
        return (
          <li key={emoji} className="group/reaction relative">
            <button
              type="button"
              aria-pressed={isOwn}
              aria-label={t("count", { emoji, count: users.length, names })}
              disabled={!onToggle}
              onClick={() => onToggle?.(emoji)}
              className={cx(
                pillStyle,
                isOwn ? ownStyle : "border-edge bg-surface text-ink enabled:hover:bg-wash",
              )}
            >
              <span aria-hidden="true">{emoji}</span>
              <span aria-hidden="true">{users.length}</span>
            </button>
            <span aria-hidden="true" className={tooltipStyle}>
              {names}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const pillStyle =
  "flex min-h-8 items-center gap-1 rounded-full border px-2 text-sm tabular-nums transition-colors max-md:min-h-11 max-md:px-3";
const ownStyle = "border-accent bg-accent-soft font-semibold text-accent";
const tooltipStyle =
  "pointer-events-none absolute bottom-full left-0 z-20 mb-1 hidden w-max max-w-60 rounded-control bg-ink px-2 py-1 " +
  "text-surface text-xs group-hover/reaction:block group-has-[:focus-visible]/reaction:block";
