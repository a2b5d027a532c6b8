import { route } from "@/lib/core/api/route";
import { changeSchoolContact, getSchoolContact } from "@/lib/school-settings/contact";
import * as api from "@/lib/school-settings/contact-contract";

export const GET = route(api.getSchoolContact, ({ viewer }) => getSchoolContact(viewer));

export const PUT = route(api.changeSchoolContact, ({ viewer, body }) => changeSchoolContact(viewer, body));
