import { createNote, listNotes } from "@/lib/applications/notes";
import {
  createApplicationNote as create,
  listApplicationNotes as list,
} from "@/lib/applications/notes-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(list, async ({ viewer, ids }) => ({ data: await listNotes(viewer, ids.id) }));

export const POST = route(create, async ({ viewer, ids, body }) => ({
  data: await createNote(viewer, ids.id, body.content),
}));
