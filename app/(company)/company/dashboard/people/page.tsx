import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NoCompany } from "@/components/companies/no-company";
import { People } from "@/components/companies/people";
import { Columns } from "@/components/shell/columns";
import { pageViewer } from "@/lib/auth/page-viewer";
import { listRecruiters } from "@/lib/companies/people-queries";
import { findOwnCompany } from "@/lib/companies/queries";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("companies"))("people.title") };
}

export default async function PeoplePage() {
  const viewer = await pageViewer(["company"], "/company/dashboard/people");
  const [company, people] = await Promise.all([findOwnCompany(viewer), listRecruiters(viewer)]);
  return <Columns wide>{company ? <People company={company} first={people} /> : <NoCompany />}</Columns>;
}
