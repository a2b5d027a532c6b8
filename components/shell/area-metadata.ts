import type { Metadata } from "next";
import { headers } from "next/headers";
import { requestMeta } from "./request-meta";

/** What every page of an area has in its head: the title's form, and the request's id for the error screen. */
export async function areaMetadata(): Promise<Metadata> {
  const id = (await headers()).get("x-request-id");
  return {
    title: { default: "Préau", template: "%s · Préau" },
    other: id ? { [requestMeta]: id } : {},
  };
}
