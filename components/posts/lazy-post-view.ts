"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

export const LazyPostView = hydrateLater(async () => (await import("./post-view")).PostView);
