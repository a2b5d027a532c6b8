"use client";

import { hydrateLater } from "@/components/ui/hydrate-later";

/** A client component: a server component would be rendered into the payload of every page of the area. */
export const AreaNotFound = hydrateLater(async () => (await import("./not-found-screen")).NotFoundScreen);
