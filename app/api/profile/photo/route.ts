import { route } from "@/lib/core/api/route";
import * as api from "@/lib/profiles/contract";
import { removePhoto, updatePhoto } from "@/lib/profiles/images";

export const PUT = route(api.updatePhoto, ({ viewer, files }) => updatePhoto(viewer, files));

export const DELETE = route(api.removePhoto, ({ viewer }) => removePhoto(viewer));
