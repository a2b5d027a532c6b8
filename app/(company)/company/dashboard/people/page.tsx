import { Members } from "@/components/companies/members";
import { NoCompany } from "@/components/companies/no-company";
import { SuspendedNotice } from "@/components/companies/suspended-notice";
import { PageLayout } from "@/components/shell/page-layout";
import { pageTitle } from "@/components/shell/page-title";
import { listMembers } from "@/lib/companies/member-queries";
import { findOwnCompany } from "@/lib/companies/queries";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = pageTitle("companies.people.title");

export default async function PeoplePage() {
  const viewer = await requirePageViewer(["company"], companyPaths.members);
  const [company, members] = await Promise.all([findOwnCompany(viewer), listMembers(viewer)]);
  if (!company) return <NoCompany />;
  return (
    <PageLayout wide>
      <Members company={company} initialData={members} notice={<SuspendedNotice company={company} />} />
    </PageLayout>
  );
}
