import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PageLayout } from "@/components/shell/page-layout";
import { BackLink } from "@/components/ui/back-link";
import { UserDetailsScreen } from "@/components/user-management/user-details-screen";
import { pageReader } from "@/lib/core/api/page-reader";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { adminPaths, adminUserPath } from "@/lib/routes";
import { getUserDetails } from "@/lib/users/details";

type Props = { params: Promise<{ userId: string }> };

const readUser = pageReader(["admin"], getUserDetails);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readUser((await params).userId))?.name };
}

export default async function UserPage({ params }: Props) {
  const { userId } = await params;
  const viewer = await requirePageViewer(["admin"], adminUserPath(userId));
  const [t, user] = await Promise.all([getTranslations("user-management"), readUser(userId)]);
  return (
    <PageLayout wide>
      <div className="grid grid-cols-1 gap-4">
        <BackLink href={adminPaths.users}>{t("title")}</BackLink>
        <UserDetailsScreen initialData={user ?? notFound()} viewerId={viewer.id} />
      </div>
    </PageLayout>
  );
}
