import { endpoint } from "@/lib/core/api/endpoint";
import { application } from "./schemas";

export const followUpApplication = endpoint("POST /api/applications/{id}/follow-up", {
  access: ["student"],
  data: application,
  errors: ["follow_up_refused", "already_followed_up"],
});
