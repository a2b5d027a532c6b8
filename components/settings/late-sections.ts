"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

/** One client component for all: each of its own would have its place in the payload. */
export const LateSections = hydrateLater(async () => (await import("./sections")).Sections);
