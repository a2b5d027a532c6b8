"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

export const LateChat = hydrateLater(async () => (await import("./chat")).Chat);
