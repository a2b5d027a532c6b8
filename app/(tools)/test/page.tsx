import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { UsersList } from "@/components/debug/users-list";
import { WatchPresentation } from "@/components/site/watch-presentation";
import { getViewer } from "@/lib/core/auth/page-viewer";
import { listAllUsers } from "@/lib/users/directory";

type Props = { searchParams: Promise<{ after?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("site.test");
  return { title: t("title") };
}

export default async function TestPage({ searchParams }: Props) {
  const [viewer, { after }, t] = await Promise.all([getViewer(), searchParams, getTranslations("site.film")]);
  const { users, next } = await listAllUsers(viewer, { after: idIn(after), limit: 50 });
  return (
    <>
      <WatchPresentation
        locale={viewer.locale}
        words={{ watch: t("watch"), title: t("title"), unsupported: t("unsupported") }}
      />
      <UsersList users={users} next={next} isFirst={idIn(after) === 0} forAdmin={viewer.role === "admin"} />
    </>
  );
}

/** 0 for anything that is not an id. */
function idIn(text: unknown): number {
  const id = Number(typeof text === "string" && /^\d{1,10}$/.test(text) ? text : 0);
  return id <= 2_147_483_647 ? id : 0;
}
