import { redirect } from "next/navigation";
import { entryMetadata } from "@/components/accounts/entry-metadata";
import { landingOf } from "@/lib/auth/areas";
import { currentViewer } from "@/lib/auth/page-viewer";

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export const generateMetadata = () => entryMetadata("/signup");

/** The screen itself is the layout's. */
export default async function SignupPage({ searchParams }: Props) {
  const viewer = await currentViewer();
  if (viewer.role !== "visitor") redirect(landingOf(viewer.role, (await searchParams).next));
  return null;
}
