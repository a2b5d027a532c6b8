import * as z from "zod/mini";
import { listedUser } from "@/lib/core/schemas/user";

export const blockedUser = z.object(listedUser);
export type BlockedUser = z.infer<typeof blockedUser>;
