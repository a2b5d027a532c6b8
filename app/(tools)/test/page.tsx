import { getTranslations } from "next-intl/server";
import { ConsoleError } from "@/components/debug/console-error";
import { UsersList } from "@/components/debug/users-list";
import { pageTitle } from "@/components/shell/page-title";
import { WatchPresentation } from "@/components/site/watch-presentation";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { log } from "@/lib/core/log";
import { listAllUsers } from "@/lib/users/directory";

export const generateMetadata = pageTitle("site.test.title");

const fetchError = "Error fetching user data";

/** The list is empty for all but administrators, and after a failed query, which is logged. */
export default async function TestPage({ searchParams }: SearchProps) {
  const [viewer, { after }, t] = await Promise.all([getViewer(), searchParams, getTranslations("site.film")]);
  const page = await listAllUsers(viewer, { after: parseAfter(after), limit: 50 }).catch((err) => {
    log.error({ err }, fetchError);
    return null;
  });
  return (
    <>
      <WatchPresentation
        locale={viewer.locale}
        texts={{ watch: t("watch"), title: t("title"), unsupported: t("unsupported") }}
      />
      <UsersList
        users={page?.users ?? []}
        next={page?.next ?? null}
        isFirst={parseAfter(after) === 0}
        isForAdmin={viewer.role === "admin"}
      />
      {!page && <ConsoleError message={fetchError} />}
    </>
  );
}

/** Returns 0 for anything but an id, because PostgreSQL rejects larger numbers. */
function parseAfter(text: unknown): number {
  const id = Number(typeof text === "string" && /^\d{1,10}$/.test(text) ? text : 0);
  return id <= 2_147_483_647 ? id : 0;
}
