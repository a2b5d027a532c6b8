import type { Access, Viewer } from "@/lib/core/auth/viewer";
import { storageUrl } from "@/lib/core/storage/urls";
import { profilePath } from "@/lib/routes";

export type PostViewer = { id: number | null; name: string; role: Access; avatarUrl: string | null };

/** Whether the viewer's texts may mention others. */
export function canMention({ role }: PostViewer): boolean {
  return role === "student" || role === "admin";
}

/** A company may open the profiles of its applicants and members only, and the page does not know whether the author is one. */
export function authorPath({ id, role }: PostViewer, authorId: number): string | undefined {
  return role === "company" && authorId !== id ? undefined : profilePath(role, authorId);
}

export function postViewer(viewer: Viewer): PostViewer {
  if (viewer.role === "visitor") return { id: null, name: "", role: "visitor", avatarUrl: null };
  const { id, name, role, avatarPath } = viewer;
  return { id, name, role, avatarUrl: avatarPath && storageUrl(avatarPath) };
}
