import { deleteNote } from "@/lib/applications/notes";
import * as api from "@/lib/applications/notes-contract";
import { route } from "@/lib/core/api/route";

export const DELETE = route(api.deleteApplicationNote, ({ viewer, params }) =>
  deleteNote(viewer, params.id, params.noteId),
);
