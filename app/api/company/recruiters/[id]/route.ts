import { route } from "@/lib/api/route";
import { changeRecruiter as change, removeRecruiter as remove } from "@/lib/companies/people-contract";
import { changeRecruiter, removeRecruiter } from "@/lib/companies/people-mutations";

export const PUT = route(change, async ({ viewer, ids, body, caller }) => ({
  data: await changeRecruiter(viewer, ids.id, body.role, caller),
}));

export const DELETE = route(remove, async ({ viewer, ids, caller }) => {
  await removeRecruiter(viewer, ids.id, caller);
  return {};
});
