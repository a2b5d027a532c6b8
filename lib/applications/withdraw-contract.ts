import { endpoint } from "@/lib/core/api/endpoint";
import { application } from "./schemas";

export const withdrawApplication = endpoint("POST /api/applications/{id}/withdraw", {
  access: ["student"],
  data: application,
  errors: ["already_withdrawn"],
});
