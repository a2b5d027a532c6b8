import { deleteNote } from "@/lib/applications/notes";
import { deleteApplicationNote as remove } from "@/lib/applications/notes-contract";
import { route } from "@/lib/core/api/route";

export const DELETE = route(remove, async ({ viewer, ids, caller }) => {
  await deleteNote(viewer, ids.id, ids.noteId, caller);
  return {};
});
