import { createNote, listNotes } from "@/lib/applications/notes";
import * as api from "@/lib/applications/notes-contract";
import { route } from "@/lib/core/api/route";

export const GET = route(api.listApplicationNotes, ({ viewer, params }) => listNotes(viewer, params.id));

export const POST = route(api.createApplicationNote, ({ viewer, params, body }) =>
  createNote(viewer, params.id, body.content),
);
