"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { WriteButton } from "@/components/chat/write-button";
import { FriendshipButtons } from "@/components/friends/friendship-buttons";
import { Flag, Printer } from "@/components/ui/icons";
import { lazyDialog } from "@/components/ui/lazy-component";
import { MenuItem } from "@/components/ui/menu-items";
import { OptionsMenu } from "@/components/ui/options-menu";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { useOpening } from "@/components/ui/use-opening";
import { getProfile } from "@/lib/profiles/contract";
import type { Profile } from "@/lib/profiles/schemas";
import { studentPaths } from "@/lib/routes";

const ReportProfileDialog = lazyDialog(
  async () => (await import("./report-profile-dialog")).ReportProfileDialog,
);

export function ProfileActions({ profile }: { profile: Profile }) {
  const t = useTranslations("profiles.actions");
  const { replace } = useRouter();
  const { id, name } = profile;
  const { person: user } = useCurrentProfile(profile);
  const [isReported, setReported] = useState(profile.has_reported);
  const [isReporting, open, close] = useOpening();
  const items = (
    <>
      <MenuItem icon={<Printer />} label={t("print")} onSelect={() => print()} />
      <MenuItem
        icon={<Flag />}
        label={isReported ? t("reported") : t("report")}
        disabled={isReported}
        onSelect={() => open(true)}
      />
    </>
  );
  return (
    <>
      {user ? (
        <FriendshipButtons
          user={user}
          variant="primary"
          menuItems={items}
          onBlocked={() => replace(studentPaths.friends)}
        >
          <WriteButton
            size="small"
            userId={id}
            label={t("write")}
            labelClassName={user.friendship_status === "friends" ? undefined : "max-lg:sr-only"}
            errorText={t("writeFailed")}
            path={studentPaths.chat}
          />
        </FriendshipButtons>
      ) : (
        <OptionsMenu label={t("more", { name })}>{items}</OptionsMenu>
      )}
      {isReporting && <ReportProfileDialog id={id} onClose={close} onReported={() => setReported(true)} />}
    </>
  );
}

/** A new friend sees other sections, a blocked one none: the page follows. */
function useCurrentProfile(profile: Profile): Profile {
  const { refresh } = useRouter();
  const { data } = useEndpoint(
    getProfile,
    { params: { id: profile.id } },
    { fallbackData: { data: profile }, shouldRetryOnError: false, onSuccess: refresh, onError: refresh },
  );
  return data?.data ?? profile;
}
