import useSWR from "swr";
import { expect, test } from "vitest";
import { renderHook } from "@/e2e/support/render-hook";
import { getUnread } from "@/lib/notifications/contract";
import { useEndpoint } from "./use-endpoint";

type Response = { data?: unknown; error?: unknown; isLoading: boolean; isValidating: boolean };

const unread = {
  notifications: 2,
  emails: 0,
  friend_requests: 0,
  conversations: 1,
  undelivered_message_id: null,
};
const pick = ({ data, error, isLoading, isValidating }: Response) => ({
  data,
  error,
  isLoading,
  isValidating,
});

type Case = [string, object | null, { fallbackData?: typeof unread; revalidateOnMount?: boolean }];

test.each<Case>([
  ["data of the page", {}, { fallbackData: unread }],
  ["no data", {}, {}],
  ["data that it loads again", {}, { fallbackData: unread, revalidateOnMount: true }],
  ["nothing to load", null, {}],
])("returns on the server what SWR would, with %s", (_, options, config) => {
  const { result } = renderHook(() => pick(useEndpoint(getUnread, options, config)));
  const swr = { revalidateOnMount: config.fallbackData === undefined, ...config };
  const key = options && getUnread.path;
  expect(result).toEqual(renderHook(() => pick(useSWR(key, () => unread, swr))).result);
});
