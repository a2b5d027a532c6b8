import * as z from "zod/mini";
import { endpoint } from "@/lib/core/api/endpoint";
import { decisionsDue } from "./schemas";

export const listDecisionsDue = endpoint("GET /api/applications/decisions-due", {
  access: ["company"],
  data: z.array(decisionsDue),
});
