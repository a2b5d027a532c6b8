import { route } from "@/lib/core/api/route";
import { sendVerification } from "@/lib/users/email-change";
import * as api from "@/lib/users/tokens-contract";

export const POST = route(api.sendVerification, ({ viewer }) => sendVerification(viewer));
