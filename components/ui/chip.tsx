import type { ReactNode } from "react";
import { X } from "@/components/ui/icons";
import { cx } from "./cx";
import { Link } from "./link";

type Props = {
  href?: string;
  onRemove?: () => void;
  removeLabel?: string;
  children: ReactNode;
};

/** A chip is a link (`href`), or can be removed (`onRemove`). */
export function Chip({ href, onRemove, removeLabel, children }: Props) {
  if (href)
    return (
      <Link href={href} className="chip chip-link">
        <span className="wrap-anywhere">{children}</span>
      </Link>
    );
  return (
    <span className={cx("chip", onRemove ? "pr-0" : "py-1")}>
      <span className="wrap-anywhere">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel}
          title={removeLabel}
          onClick={onRemove}
          className="grid size-9 place-items-center rounded-full hover:bg-wash hover:text-ink max-md:size-11"
        >
          <X className="size-4" />
        </button>
      )}
    </span>
  );
}
