"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

export const LazyAuthForms = hydrateLater(async () => (await import("./auth-forms")).AuthForms);
