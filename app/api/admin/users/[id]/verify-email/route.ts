import { route } from "@/lib/core/api/route";
import { verifyUserEmail } from "@/lib/users/access";
import * as api from "@/lib/users/access-contract";

export const POST = route(api.verifyUserEmail, ({ viewer, params }) => verifyUserEmail(viewer, params.id));
