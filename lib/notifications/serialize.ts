import { createTranslator } from "next-intl";
import type { Member } from "@/lib/core/auth/viewer";
import { fillPath } from "@/lib/core/i18n/fill-path";
import { formatParams } from "@/lib/core/i18n/format-params";
import { messagesFor } from "@/lib/core/i18n/messages";
import { storageUrl } from "@/lib/core/storage/urls";
import { notificationKinds } from "./constants";
import type { Notification } from "./schemas";

export type NotificationRow = {
  id: number;
  kind: string;
  params: Record<string, string | number | null>;
  count: number;
  readAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  actorId: number | null;
  actorName: string | null;
  actorAvatarPath: string | null;
};

export function serializeNotification(viewer: Member, row: NotificationRow): Notification {
  const { id, kind, params, count, actorId, actorName, actorAvatarPath } = row;
  const avatarUrl = actorAvatarPath && storageUrl(actorAvatarPath);
  return {
    id,
    kind,
    text: notificationText(viewer, row),
    detail: typeof params.excerpt === "string" && params.excerpt !== "" ? params.excerpt : null,
    actor:
      actorId === null ? null : { id: actorId, name: actorName ?? "", profile: { avatar_url: avatarUrl } },
    count,
    href: hrefOf(viewer, row),
    is_read: row.readAt !== null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** `{actor}` is the last actor, `{others}` how many more; a kind's params override them. */
function notificationText({ locale }: Member, { kind, params, count, actorName }: NotificationRow): string {
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "notifications" });
  if (!Object.hasOwn(notificationKinds, kind)) return t("unknown");
  const actor = actorName ?? t("somebody");
  // A visitor has no account: the name is what they typed.
  const visitor = typeof params.actor === "string" && { actor: t("visitor", { name: params.actor }) };
  const all = { actor, count, others: count - 1, ...formatParams(params, locale), ...visitor };
  return t(`kinds.${kind}` as never, all as never);
}

function hrefOf({ locale }: Member, { kind, params }: NotificationRow): string {
  const paths: Record<string, string> = notificationKinds;
  return Object.hasOwn(paths, kind) ? fillPath(paths[kind] ?? "/", params, locale) : "/";
}
