import { route } from "@/lib/core/api/route";
import * as api from "@/lib/documents/contract";
import { deleteDocument } from "@/lib/documents/mutations";

export const DELETE = route(api.deleteDocument, ({ viewer, params }) => deleteDocument(viewer, params.id));
