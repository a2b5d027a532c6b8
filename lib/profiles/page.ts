import { pageReader } from "@/lib/core/api/page-reader";
import { getProfile } from "./queries";

export const readProfile = pageReader(["student", "company", "admin"], getProfile);
