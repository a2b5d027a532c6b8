import type { Member } from "@/lib/core/auth/viewer";
import { fillPath } from "@/lib/core/i18n/fill-path";
import { formatParams } from "@/lib/core/i18n/format-params";
import { getTranslator } from "@/lib/core/i18n/translator";
import { notificationKinds } from "./constants";
import type { Notification } from "./schemas";

export type NotificationRow = Omit<Notification, "text" | "detail" | "href"> & {
  params: Record<string, string | number | null>;
};

type Reader = Pick<Member, "locale" | "role">;

export function serializeNotification(
  viewer: Reader,
  { params: stored, ...row }: NotificationRow,
): Notification {
  const params = inLocale(stored, viewer);
  return {
    ...row,
    text: notificationText(viewer, { params, ...row }),
    detail: typeof params.excerpt === "string" && params.excerpt !== "" ? params.excerpt : null,
    href: hrefOf(viewer, { params, ...row }),
  };
}

/** Created once: each translator creates its own plural rules and number formats. */
const translators = { fr: getTranslator("fr", "notifications"), en: getTranslator("en", "notifications") };

/** `{actor}` is the last actor, `{others}` how many more; a kind's params override them. */
function notificationText({ locale }: Reader, { kind, params, count, ...row }: NotificationRow): string {
  const t = translators[locale];
  if (!Object.hasOwn(notificationKinds, kind)) return t("unknown");
  const actor = row.actor?.name ?? t("deletedUser");
  // A visitor has no account: the name is what they typed.
  const visitor = typeof params.actor === "string" && { actor: t("visitor", { name: params.actor }) };
  const all = { actor, count, others: count - 1, ...formatParams(params, locale), ...visitor };
  return t(`kinds.${kind}` as never, all as never);
}

function hrefOf({ locale, role }: Reader, { kind, params }: NotificationRow): string {
  const kinds: Record<string, { link: string }> = notificationKinds;
  const path = Object.hasOwn(kinds, kind) ? kinds[kind]?.link : undefined;
  return path === undefined ? "/" : fillPath(path, { area: role, ...params }, locale);
}

/** `title_fr` and `title_en` are the `title` in a language. */
function inLocale(params: NotificationRow["params"], { locale }: Reader): NotificationRow["params"] {
  const suffix = `_${locale}`;
  const own = Object.entries(params).filter(([name]) => name.endsWith(suffix));
  return {
    ...params,
    ...Object.fromEntries(own.map(([name, value]) => [name.slice(0, -suffix.length), value])),
  };
}
