import { notFound } from "next/navigation";
import { profileMetadata } from "@/components/profiles/profile-metadata";
import { ProfileView } from "@/components/profiles/profile-view";
import { requirePageViewer } from "@/lib/core/auth/page-viewer";
import { readProfile } from "@/lib/profiles/page";
import { companyPaths } from "@/lib/routes";

export const generateMetadata = profileMetadata;

export default async function ApplicantPage({ params }: { params: Promise<{ userId: string }> }) {
  const { userId } = await params;
  await requirePageViewer(["company"], `${companyPaths.applicants}/${userId}`);
  const profile = (await readProfile(userId)) ?? notFound();
  return <ProfileView profile={profile} />;
}
