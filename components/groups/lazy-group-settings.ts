"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

export const LazyGroupSettings = hydrateLater(async () => (await import("./group-settings")).GroupSettings);
