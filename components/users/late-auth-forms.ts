"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

export const LateAuthForms = hydrateLater(async () => (await import("./auth-forms")).AuthForms);
