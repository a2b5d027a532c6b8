import type { ReactNode } from "react";
import { cx } from "./cx";

export type Tone = "neutral" | "accent" | "success" | "alert" | "danger" | "warning" | "info";

const softTones: Record<Tone, string> = {
  neutral: "bg-wash text-muted",
  accent: "bg-accent-soft text-accent",
  success: "bg-success-soft text-success",
  alert: "bg-alert-soft text-alert",
  danger: "bg-danger-soft text-danger",
  warning: "bg-warning-soft text-warning",
  info: "bg-info-soft text-info",
};

type Props = { tone?: Tone; icon?: ReactNode; children: ReactNode; className?: string };

export function Badge({ tone = "neutral", icon, children, className }: Props) {
  return (
    <span className={cx("badge", softTones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

/** A count beside the title of a panel. */
export function AlertCount({ count }: { count: number }) {
  return (
    <Badge tone="alert" className="tabular-nums">
      {limitCount(count)}
    </Badge>
  );
}

/** Lists that are counted hold a hundred rows at most. */
export const limitCount = (count: number) => (count > 99 ? "99+" : count);

/** A count on the corner of an icon button; `label` is for screen readers, where the button names no count. */
export function CountBadge({ count, label }: { count: number; label?: string }) {
  if (count <= 0) return null;
  return (
    <span className="count-badge">
      <span aria-hidden="true">{limitCount(count)}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
