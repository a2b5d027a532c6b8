import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProfileView } from "@/components/profiles/profile-view";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { readProfile } from "@/lib/profiles/page";
import { companyPaths } from "@/lib/routes";

type Props = { params: Promise<{ userId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readProfile((await params).userId))?.name };
}

export default async function ApplicantPage({ params }: Props) {
  const { userId } = await params;
  await requirePageViewer(["company"], `${companyPaths.applicants}/${userId}`);
  const profile = (await readProfile(userId)) ?? notFound();
  return <ProfileView profile={profile} />;
}
