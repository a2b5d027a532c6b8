import { useTranslations } from "next-intl";
import { isOutdated } from "@/components/ui/is-outdated";
import { toast } from "@/components/ui/toast";
import { useMutation } from "@/components/ui/use-mutation";
import { ApiError, type CallOptions, call } from "@/lib/core/api/client";
import type { Endpoint } from "@/lib/core/api/endpoint";
import {
  acceptFriendRequest,
  cancelFriendRequest,
  rejectFriendRequest,
  sendFriendRequest,
} from "@/lib/friends/contract";
import { getProfile } from "@/lib/profiles/contract";
import { useRefreshFriends } from "./use-refresh-friends";

/** The changes of a friendship; each refreshes what is shown of it (docs/product.md#friends). */
export function useFriendship(userId: number) {
  const t = useTranslations("friends");
  const refresh = useRefreshFriends();
  return {
    send: useMutation(sendFriendRequest, {
      refresh,
      errorText: t("sendFailed"),
      send: (endpoint, options) => sendOnce(endpoint, options, () => toast.info(t("pending"))),
      onSuccess(response) {
        if (response) toast.success(t(response.data.friendship_status === "friends" ? "accepted" : "sent"));
      },
    }),
    cancel: useMutation(cancelFriendRequest, {
      refresh,
      errorText: t("cancelFailed"),
      successText: t("cancelled"),
    }),
    accept: useMutation(acceptFriendRequest, {
      refresh,
      send: (endpoint, options) => acceptOnce(endpoint, options, userId),
      errorText: t("acceptFailed"),
      successText: t("accepted"),
    }),
    reject: useMutation(rejectFriendRequest, { refresh, errorText: t("failed") }),
  };
}

/** A request that is pending already counts as sent. */
async function sendOnce<E extends Endpoint>(endpoint: E, options: CallOptions<E>, onPending: () => void) {
  try {
    return await call(endpoint, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "request_pending") throw error;
    onPending();
  }
}

/** A request that was accepted on another page counts as accepted here. */
async function acceptOnce<E extends Endpoint>(endpoint: E, options: CallOptions<E>, userId: number) {
  try {
    return await call(endpoint, options);
  } catch (error) {
    if (!isOutdated(error)) throw error;
    const profile = await call(getProfile, { params: { id: userId } }).catch(() => null);
    if (profile?.data.person?.friendship_status !== "friends") throw error;
  }
}
