import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import type { QueryOf } from "@/lib/core/api/endpoint";
import { parsePathId } from "@/lib/core/api/params";
import { getViewer } from "@/lib/core/auth/page-viewer";
import type { Viewer } from "@/lib/core/auth/viewer";
import { nullIf, nullIfNotFound } from "@/lib/core/errors/null-if-not-found";
import { getGroup } from "@/lib/groups/queries";
import type { Group } from "@/lib/groups/schemas";
import type { listGroupPosts as endpoint } from "@/lib/posts/contract";
import { listGroupPosts } from "@/lib/posts/group-feed";
import { missingGroupPath, studentPaths } from "@/lib/routes";

export type GroupPageProps = { params: Promise<{ groupId: string }> };

/** The group is read once per request. Redirects to the list from a group that the viewer cannot see. */
export const readGroup = cache(async (groupId: string): Promise<Group> => {
  const viewer = await getViewer();
  if (viewer.role !== "student") redirect(studentPaths.groups);
  return (
    (await nullIfNotFound(async () => getGroup(viewer, parsePathId(groupId)))) ?? redirect(missingGroupPath)
  );
});

/** Returns null where only members may read the posts. */
export function readGroupPosts(viewer: Viewer<"student">, groupId: string, query: QueryOf<typeof endpoint>) {
  return nullIf(["not_found", "forbidden"], async () => listGroupPosts(viewer, parsePathId(groupId), query));
}

/** The `generateMetadata` of a group's pages, whose titles contain the section. */
export function groupMetadata(section?: "members" | "files.title" | "settings") {
  return async ({ params }: GroupPageProps): Promise<Metadata> => {
    const { name } = await readGroup((await params).groupId);
    return { title: section ? `${(await getTranslations("groups"))(section)} · ${name}` : name };
  };
}
