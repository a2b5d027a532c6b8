import { getTranslations } from "next-intl/server";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHeading } from "@/components/ui/page-heading";
import { UserManagement } from "@/components/user-management/user-management";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import type { SearchProps } from "@/lib/core/http/search-params";
import { adminPaths } from "@/lib/routes";
import { listUsers } from "@/lib/users/management-queries";
import { parseUsersSearchParams } from "@/lib/users/users-search-params";

export const generateMetadata = pageTitle("user-management.title");

export default async function UsersPage({ searchParams }: SearchProps) {
  const viewer = await requirePageViewer(["admin"], adminPaths.users);
  const params = parseUsersSearchParams(await searchParams);
  const [t, tRoster, page] = await Promise.all([
    getTranslations("user-management"),
    getTranslations("roster"),
    listUsers(viewer, { ...params, per_page: 15 }),
  ]);
  return (
    <PageLayout wide>
      <div className="grid grid-cols-1 gap-5">
        <PageHeading title={t("title")}>
          <ButtonLink variant="secondary" size="small" href={adminPaths.importUsers}>
            {tRoster("link")}
          </ButtonLink>
        </PageHeading>
        <UserManagement viewerId={viewer.id} initialData={{ options: { query: params }, page }} />
      </div>
    </PageLayout>
  );
}
