import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { EyeOff, Lock } from "@/components/ui/icons";
import type { Group } from "@/lib/groups/schemas";

export function GroupBadges({ group: { visibility, role } }: { group: Pick<Group, "visibility" | "role"> }) {
  const t = useTranslations("groups");
  return (
    <p className="mt-1 flex flex-wrap gap-1 empty:hidden">
      {visibility !== "public" && (
        <Badge icon={visibility === "hidden" ? <EyeOff /> : <Lock />}>
          {t(`visibilities.${visibility}`)}
        </Badge>
      )}
      {role && role !== "member" && <Badge tone="accent">{t(`roles.${role}`)}</Badge>}
    </p>
  );
}
