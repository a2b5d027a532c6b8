import { useTranslations } from "next-intl";
import { Badge, type Tone } from "@/components/ui/badge";
import { BadgeCheck, CircleCheck, CircleSlash, CircleX, Clock, Eye, type Icon } from "@/components/ui/icons";
import type { ApplicationFilter } from "@/lib/applications/constants";

/** An icon for each: colour is not the only difference. */
const appearance: Record<ApplicationFilter, { tone: Tone; icon: Icon; className?: string }> = {
  pending: { tone: "warning", icon: Clock },
  reviewed: { tone: "info", icon: Eye },
  accepted: { tone: "success", icon: CircleCheck },
  approved: { tone: "success", icon: BadgeCheck, className: "bg-success! text-on-success!" },
  rejected: { tone: "danger", icon: CircleX },
  withdrawn: { tone: "neutral", icon: CircleSlash },
};

export function StatusBadge({ status }: { status: ApplicationFilter }) {
  const t = useTranslations("applications.status");
  const { tone, className } = appearance[status];
  return (
    <Badge tone={tone} icon={<StatusIcon status={status} />} className={className ?? ""}>
      {t(status)}
    </Badge>
  );
}

/** An icon without its text, which is beside it. */
export function StatusMark({ status }: { status: ApplicationFilter }) {
  const { tone, className } = appearance[status];
  return (
    <Badge tone={tone} className={`p-1.5 ${className ?? ""}`}>
      <StatusIcon status={status} />
    </Badge>
  );
}

export function StatusIcon({ status }: { status: ApplicationFilter }) {
  const Icon = appearance[status].icon;
  return <Icon />;
}
