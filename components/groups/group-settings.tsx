import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { DialogButton } from "@/components/ui/dialog-button";
import { EndpointForm } from "@/components/ui/endpoint-form";
import { Trash2 } from "@/components/ui/icons";
import { SectionCard } from "@/components/ui/section-card";
import type { Group } from "@/lib/groups/schemas";
import { studentPaths } from "@/lib/routes";
import { DeleteGroupDialog } from "./group-dialogs";
import { GroupFields, useGroupUpdate } from "./group-form";

export function GroupSettings({ group }: { group: Group }) {
  const t = useTranslations("groups");
  const router = useRouter();
  const state = useGroupUpdate(group, {
    isDescriptionRequired: true,
    onSuccess: () => router.refresh(),
  });
  return (
    <div className="grid gap-4">
      <Card aria-label={t("settings")} className="card-padding">
        <EndpointForm state={state} submitLabel={t("save")} className="grid gap-5">
          <GroupFields group={group} state={state} isDescriptionRequired />
        </EndpointForm>
      </Card>
      {group.role === "owner" && <OwnerSection group={group} />}
    </div>
  );
}

function OwnerSection({ group }: { group: Group }) {
  const t = useTranslations("groups");
  const router = useRouter();
  return (
    <SectionCard id="delete-group" title={t("dangerZone")} className="grid justify-items-start gap-3">
      <p className="text-muted text-sm">{t("ownerStays")}</p>
      <DialogButton
        variant="danger"
        dialog={(onClose) => (
          <DeleteGroupDialog
            group={group}
            onSuccess={() => router.push(studentPaths.groups)}
            onClose={onClose}
          />
        )}
      >
        <Trash2 />
        {t("delete")}
      </DialogButton>
    </SectionCard>
  );
}
