import { route } from "@/lib/core/api/route";
import { changeLegalNotice, getLegalNotice } from "@/lib/school-settings/legal-notice";
import * as api from "@/lib/school-settings/legal-notice-contract";

export const GET = route(api.getLegalNotice, ({ viewer }) => getLegalNotice(viewer));

export const PUT = route(api.changeLegalNotice, ({ viewer, body }) => changeLegalNotice(viewer, body));
