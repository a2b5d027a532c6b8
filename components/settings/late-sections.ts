"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

/** Two parts: each has its place in the payload, and all controls hydrated at once would block the page. */
const sections = () => import("./sections");

export const LateAccountSections = hydrateLater(async () => (await sections()).AccountSections);
export const LateOtherSections = hydrateLater(async () => (await sections()).OtherSections);
