import { getTranslations } from "next-intl/server";
import { LatestPosts } from "@/components/accounts/latest-posts";
import { Columns } from "@/components/shell/columns";
import { ClosedGate } from "@/components/ui/art/closed-gate";
import { EmptyState } from "@/components/ui/empty-state";
import type { Viewer } from "@/lib/auth/viewer";
import { mayWriteForCompany } from "@/lib/companies/policy";
import { listPosts } from "@/lib/posts/queries";
import { CreatePosting } from "./create-posting";

/** The company's first screen (spec 2): the form, and beside it what the school is talking of. */
export async function CreatePostingScreen({ viewer }: { viewer: Viewer<"company"> }) {
  const [t, writes, latest] = await Promise.all([
    getTranslations("jobs.form"),
    mayWriteForCompany(viewer),
    listPosts(viewer, { page: 1, per_page: 4 }),
  ]);
  return (
    <Columns aside={<LatestPosts posts={latest.data} />}>
      <div className="grid gap-5">
        <h1 className="text-2xl">{t("title")}</h1>
        {writes ? (
          <CreatePosting />
        ) : (
          <EmptyState art={<ClosedGate />} title={t("readersTitle")} text={t("readers")} />
        )}
      </div>
    </Columns>
  );
}
