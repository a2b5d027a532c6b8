import { route } from "@/lib/api/route";
import {
  createApplicationNote as create,
  listApplicationNotes as list,
} from "@/lib/applications/answers-contract";
import { createNote, listNotes } from "@/lib/applications/notes";

export const GET = route(list, async ({ viewer, ids }) => ({ data: await listNotes(viewer, ids.id) }));

export const POST = route(create, async ({ viewer, ids, body }) => ({
  data: await createNote(viewer, ids.id, body.content),
}));
