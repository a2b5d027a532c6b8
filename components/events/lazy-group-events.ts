"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

export const LazyGroupEvents = hydrateLater(async () => (await import("./group-events")).GroupEvents);
