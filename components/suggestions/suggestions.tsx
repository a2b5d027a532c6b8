"use client";

import { useFormatter, useTranslations } from "next-intl";
import { FriendshipButtons } from "@/components/friends/friendship-buttons";
import { ActionError } from "@/components/ui/action-error";
import { Avatar } from "@/components/ui/avatar";
import { Card } from "@/components/ui/card";
import { cx } from "@/components/ui/cx";
import { IconButton } from "@/components/ui/icon-button";
import { X } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { useEndpoint } from "@/components/ui/use-endpoint";
import { profilePath } from "@/lib/routes";
import { listSuggestions } from "@/lib/suggestions/contract";
import type { Suggestion } from "@/lib/suggestions/schemas";
import { useDismissal } from "./use-dismissal";

type Props = { perPage: number; initialData?: Suggestion[]; isNarrow?: boolean };

/** Renders nothing without suggestions. The next one takes the place of a user who was sent a request or dismissed. */
export function Suggestions({ perPage, initialData, isNarrow }: Props) {
  const t = useTranslations("suggestions");
  const { data } = useEndpoint(
    listSuggestions,
    { query: { per_page: perPage } },
    { fallbackData: initialData && { data: initialData }, shouldRetryOnError: false, keepPreviousData: true },
  );
  const users = data?.data ?? [];
  if (users.length === 0) return null;
  return (
    <Card className={cx("grid gap-2", isNarrow ? "p-4" : "card-padding")}>
      <h2 className={isNarrow ? "text-base" : "text-lg"}>{t("title")}</h2>
      <ul aria-label={t("title")} className={cx(coveredLastLine, isNarrow ? "grid" : wideStyle)}>
        {users.map((user) => (
          <SuggestionRow key={user.id} user={user} isNarrow={isNarrow} />
        ))}
      </ul>
    </Card>
  );
}

/** Covers the lines below the last row, however many columns it has: a clip would cut the menus, too. */
const coveredLastLine =
  "relative after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-px after:bg-surface";

/** Two columns where long names have room in both. */
const wideStyle = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-6";

function SuggestionRow({ user, isNarrow }: { user: Suggestion; isNarrow: boolean | undefined }) {
  const t = useTranslations("suggestions");
  const { run, retry, isBusy, error } = useDismissal(user);
  const profile = profilePath("student", user.id);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 border-line border-b py-3">
      <Link href={profile} tabIndex={-1} aria-hidden="true">
        <Avatar id={user.id} name={user.name} src={user.avatar_url} />
      </Link>
      <div className="min-w-0">
        <Link href={profile} className="wrap-anywhere font-semibold text-sm hover:underline">
          {user.name}
        </Link>
        <Reasons user={user} />
      </div>
      <IconButton
        label={t("dismiss", { name: user.name })}
        aria-disabled={isBusy || undefined}
        onClick={() => run({ params: { id: user.id } })}
        className="-mt-2 -mr-2"
        icon={<X className="size-4" />}
      />
      <div className={isNarrow ? "col-span-full xl:col-start-2" : "col-span-2 col-start-2"}>
        <div className="mt-2 flex flex-wrap items-center gap-1">
          <FriendshipButtons user={user} />
        </div>
        <ActionError error={error} retry={retry} />
      </div>
    </li>
  );
}

function Reasons({ user: { common_friends, programme, interests, groups } }: { user: Suggestion }) {
  const t = useTranslations("suggestions");
  const format = useFormatter();
  const reasons = [
    common_friends > 0 && t("common", { count: common_friends }),
    programme && t("programme", { programme }),
    interests.length > 0 &&
      t("interests", {
        count: interests.length,
        names: format.list(interests.slice(0, 3), { type: "unit" }),
      }),
    groups.length > 0 &&
      t("groups", {
        count: groups.length,
        names: format.list(
          groups.slice(0, 2).map(({ name }) => name),
          { type: "unit" },
        ),
      }),
  ];
  return reasons
    .filter((reason) => typeof reason === "string")
    .slice(0, 2)
    .map((reason) => (
      <p key={reason} className="wrap-anywhere text-muted text-xs">
        {reason}
      </p>
    ));
}
