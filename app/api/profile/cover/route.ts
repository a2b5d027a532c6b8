import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { removeCover, updateCover } from "@/lib/profiles/images";

export const PUT = route(api.updateCover, ({ viewer, files }) => updateCover(viewer, files));

export const DELETE = route(api.removeCover, ({ viewer }) => removeCover(viewer));
