import type { Metadata } from "next";
import { headers } from "next/headers";
import { requestMeta } from "./request-meta";

/** The title template, and the request's id for the error screen. */
export async function areaMetadata(): Promise<Metadata> {
  const id = (await headers()).get("x-request-id");
  return {
    title: { default: "Préau", template: "%s · Préau" },
    other: id ? { [requestMeta]: id } : {},
  };
}
