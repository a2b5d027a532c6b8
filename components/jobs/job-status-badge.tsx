import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { CircleDot, CircleSlash, PenLine } from "@/components/ui/icons";
import type { JobStatus } from "@/db/enums";

const appearance = {
  active: { tone: "success", icon: CircleDot },
  closed: { tone: "neutral", icon: CircleSlash },
  draft: { tone: "info", icon: PenLine },
} as const;

export function JobStatusBadge({ status }: { status: JobStatus }) {
  const t = useTranslations("jobs.statuses");
  const { tone, icon: Icon } = appearance[status];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {t(status)}
    </Badge>
  );
}
