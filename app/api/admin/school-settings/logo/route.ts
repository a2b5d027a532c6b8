import { route } from "@/lib/core/api/route";
import { changeLogo, getLogo } from "@/lib/school-settings/logo";
import * as api from "@/lib/school-settings/logo-contract";

export const GET = route(api.getLogo, ({ viewer }) => getLogo(viewer));

export const PUT = route(api.changeLogo, ({ viewer, body, files }) => changeLogo(viewer, body, files));
