import { route } from "@/lib/api/route";
import { exportApplications as endpoint } from "@/lib/applications/contract";
import { exportApplications } from "@/lib/applications/export";

export const GET = route(endpoint, ({ viewer, query, caller }) => exportApplications(viewer, query, caller));
