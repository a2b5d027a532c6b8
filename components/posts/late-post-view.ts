"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

export const LatePostView = hydrateLater(async () => (await import("./post-view")).PostView);
