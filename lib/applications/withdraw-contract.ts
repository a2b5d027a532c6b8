import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { application } from "./schemas";

const response = z.object({ data: application });

export const withdrawApplication = endpoint({
  method: "POST",
  path: "/api/applications/{id}/withdraw",
  access: ["student"],
  response,
  errors: ["already_withdrawn"],
});

export const followUpApplication = endpoint({
  method: "POST",
  path: "/api/applications/{id}/follow-up",
  access: ["student"],
  response,
  errors: ["follow_up_refused", "already_followed_up"],
});
