import { type ApplicationStatus as Status, applicationStatuses as statuses } from "@/db/enums";

type StatusStyle = { fill: string; path: string; pathStroke: string; borderStroke: string };

/** A fill and a pattern: colour is not the only difference. */
export const statusStyles: Record<Status, StatusStyle> = {
  pending: style("fill-warning-soft", "stroke-warning", "M0 4h8"),
  reviewed: style("fill-info", "stroke-info", "M2 2h.01M6 6h.01", "stroke-surface"),
  accepted: style("fill-success-soft", "stroke-success", "M-2 10L10-2M-2 2l4-4M6 10l4-4"),
  approved: style("fill-success", "stroke-success", "", "stroke-surface"),
  rejected: style("fill-danger-soft", "stroke-danger", "M0 0l8 8M8 0L0 8"),
};

function style(fill: string, borderStroke: string, path: string, pathStroke = borderStroke): StatusStyle {
  return { fill, path, pathStroke, borderStroke };
}

/** Fills for charts: `url(#<scope>-<status>)`. */
export function StatusPatterns({ scope }: { scope: string }) {
  return (
    <defs>
      {statuses.map((status) => (
        <pattern key={status} id={`${scope}-${status}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={statusStyles[status].fill} />
          <path
            d={statusStyles[status].path}
            className={statusStyles[status].pathStroke}
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
        className={statusStyles[status].borderStroke}
      />
    </svg>
  );
}
