import { setDirectoryPosition } from "@/lib/companies/directory-position";
import * as api from "@/lib/companies/management-contract";
import { route } from "@/lib/core/api/route";

export const PUT = route(api.setDirectoryPosition, ({ viewer, params, body }) =>
  setDirectoryPosition(viewer, params.id, body.position),
);
