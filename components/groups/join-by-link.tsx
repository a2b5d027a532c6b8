"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { FormError } from "@/components/ui/form-error";
import { useMutation } from "@/components/ui/use-mutation";
import type { LinkedGroup } from "@/lib/groups/invitation-link-queries";
import { joinGroupByLink } from "@/lib/groups/invitation-links-contract";
import { groupPath } from "@/lib/routes";
import { GroupBadges } from "./group-badges";
import { defaultLevel, NotificationLevelChoice } from "./notification-level-choice";

export function JoinByLink({ token, group }: { token: string; group: LinkedGroup }) {
  const t = useTranslations("groups");
  const { id, name, description, avatar_url, members_count } = group;
  const [isMember, setIsMember] = useState(false);
  const [level, setLevel] = useState(defaultLevel);
  const { run, isBusy, error } = useMutation(joinGroupByLink, {
    errorText: t("joinFailed"),
    toast: false,
    onSuccess() {
      setIsMember(true);
      location.assign(groupPath(id));
    },
  });
  return (
    <div className="grid gap-4">
      <p className="text-muted">{t("invitationLinks.invited")}</p>
      <div className="flex items-center gap-4">
        <Avatar id={`group-${id}`} name={name} src={avatar_url} size={96} />
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl">{name}</h1>
          <p className="text-muted text-sm">{t("membersCount", { count: members_count })}</p>
          <GroupBadges group={group} />
        </div>
      </div>
      <p className="wrap-anywhere">{description}</p>
      <NotificationLevelChoice level={level} onChange={setLevel} />
      <div>
        <FormError>{error}</FormError>
        <Button isBusy={isBusy || isMember} onClick={() => run({ body: { token, level } })}>
          {t("join")}
        </Button>
      </div>
    </div>
  );
}
