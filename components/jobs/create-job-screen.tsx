import { getTranslations } from "next-intl/server";
import { LatestPosts } from "@/components/posts/latest-posts";
import { PageLayout } from "@/components/shell/page-layout";
import { ClosedGate } from "@/components/ui/art/closed-gate";
import { EmptyState } from "@/components/ui/empty-state";
import { canWriteForCompany } from "@/lib/companies/policy";
import type { Viewer } from "@/lib/core/auth/viewer";
import { listPosts } from "@/lib/posts/queries";
import { CreateJob } from "./create-job";

export async function CreateJobScreen({ viewer }: { viewer: Viewer<"company"> }) {
  const [t, writes, latest] = await Promise.all([
    getTranslations("jobs.form"),
    canWriteForCompany(viewer),
    listPosts(viewer, { page: 1, per_page: 4 }),
  ]);
  return (
    <PageLayout aside={<LatestPosts posts={latest.data} />}>
      <div className="grid gap-5">
        <h1 className="text-2xl">{t("title")}</h1>
        {writes ? (
          <CreateJob viewerId={viewer.id} />
        ) : (
          <EmptyState art={<ClosedGate />} title={t("readOnlyTitle")} text={t("readOnlyText")} />
        )}
      </div>
    </PageLayout>
  );
}
