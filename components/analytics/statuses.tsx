import { type ApplicationStatus as Status, applicationStatuses as statuses } from "@/db/enums";

/** A ground and a mark: colour is not the only difference. */
const fills: Record<Status, { ground: string; mark: string }> = {
  pending: { ground: "fill-warning-soft", mark: "M0 4h8" },
  reviewed: { ground: "fill-info", mark: "M2 2h.01M6 6h.01" },
  accepted: { ground: "fill-accent-soft", mark: "M-2 10L10-2M-2 2l4-4M6 10l4-4" },
  approved: { ground: "fill-accent", mark: "" },
  rejected: { ground: "fill-danger-soft", mark: "M0 0l8 8M8 0L0 8" },
};
const markStrokes: Record<Status, string> = {
  pending: "stroke-warning",
  reviewed: "stroke-surface",
  accepted: "stroke-accent",
  approved: "stroke-surface",
  rejected: "stroke-danger",
};

/** Fills for charts: `url(#<scope>-<status>)`. */
export function StatusPatterns({ scope }: { scope: string }) {
  return (
    <defs>
      {statuses.map((status) => (
        <pattern key={status} id={`${scope}-${status}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={fills[status].ground} />
          <path
            d={fills[status].mark}
            className={markStrokes[status]}
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </pattern>
      ))}
    </defs>
  );
}

export function StatusSwatch({ status }: { status: Status }) {
  return (
    <svg viewBox="0 0 16 16" className="size-4 shrink-0" aria-hidden="true">
      <StatusPatterns scope={`legend-${status}`} />
      <rect
        x="0.75"
        y="0.75"
        width="14.5"
        height="14.5"
        rx="3"
        fill={`url(#legend-${status}-${status})`}
        strokeWidth="1.5"
        className={borderStrokes[status]}
      />
    </svg>
  );
}

export const borderStrokes: Record<Status, string> = {
  pending: "stroke-warning",
  reviewed: "stroke-info",
  accepted: "stroke-accent",
  approved: "stroke-accent",
  rejected: "stroke-danger",
};
