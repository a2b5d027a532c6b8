import { route } from "@/lib/core/api/route";
import * as api from "@/lib/two-factor/contract";
import { removeTwoFactor } from "@/lib/two-factor/removal";

export const DELETE = route(api.removeTwoFactor, ({ viewer, params }) => removeTwoFactor(viewer, params.id));
