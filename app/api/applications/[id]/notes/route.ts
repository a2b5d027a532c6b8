import { createNote, listNotes } from "@/lib/applications/notes";
import * as api from "@/lib/applications/notes-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listApplicationNotes, async ({ viewer, ids }) => ({
  data: await listNotes(viewer, ids.id),
}));

export const POST = route(api.createApplicationNote, async ({ viewer, ids, body }) => ({
  data: await createNote(viewer, ids.id, body.content),
}));
