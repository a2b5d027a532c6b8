"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

export const LazyChat = hydrateLater(async () => (await import("./chat")).Chat);
