import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { removePhoto, updatePhoto } from "@/lib/profiles/images";

export const PUT = route(api.updatePhoto, async ({ viewer, files }) => ({
  data: await updatePhoto(viewer, files),
}));

export const DELETE = route(api.removePhoto, async ({ viewer }) => ({ data: await removePhoto(viewer) }));
