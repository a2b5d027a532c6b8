import { route } from "@/lib/core/api/route";
import * as api from "@/lib/roster/contract";
import { importRoster } from "@/lib/roster/import";

export const POST = route(api.importRoster, ({ viewer, body, files }) =>
  importRoster(viewer, files.roster?.[0], {
    isDryRun: body.dry_run,
    createGroups: body.create_groups,
  }),
);
