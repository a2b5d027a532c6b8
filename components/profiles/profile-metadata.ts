import type { Metadata } from "next";
import { readProfile } from "@/lib/profiles/page";

type Props = { params: Promise<{ userId: string }> };

/** The `generateMetadata` of each area's page of another user's profile. */
export async function profileMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await readProfile((await params).userId))?.name };
}
