import { route } from "@/lib/core/api/route";
import { AppError } from "@/lib/core/errors/app-error";
import { deleteAccount } from "@/lib/privacy/mutations";
import { getUserDetails } from "@/lib/users/details";
import * as details from "@/lib/users/details-contract";
import * as api from "@/lib/users/management-contract";

export const GET = route(details.getUserDetails, ({ viewer, params }) => getUserDetails(viewer, params.id));

export const DELETE = route(api.deleteUser, async ({ viewer, params }) => {
  if (params.id === viewer.id) throw new AppError("forbidden");
  await deleteAccount(viewer, params.id);
});
