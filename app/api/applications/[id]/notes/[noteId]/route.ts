import { route } from "@/lib/api/route";
import { deleteApplicationNote as remove } from "@/lib/applications/answers-contract";
import { deleteNote } from "@/lib/applications/notes";

export const DELETE = route(remove, async ({ viewer, ids, caller }) => {
  await deleteNote(viewer, ids.id, ids.noteId, caller);
  return {};
});
