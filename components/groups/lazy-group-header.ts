"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

export const LazyGroupHeader = hydrateLater(async () => (await import("./group-header")).GroupHeader);
