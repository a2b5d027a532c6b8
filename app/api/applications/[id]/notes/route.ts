import { createNote, listNotes } from "@/lib/applications/notes";
import * as api from "@/lib/applications/notes-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listApplicationNotes, async ({ viewer, params }) => ({
  data: await listNotes(viewer, params.id),
}));

export const POST = route(api.createApplicationNote, async ({ viewer, params, body }) => ({
  data: await createNote(viewer, params.id, body.content),
}));
