"use client";
import { hydrateLater } from "@/components/ui/hydrate-later";

/** Two parts, each with its place in the payload: hydrating all controls at once would block the page. */
const sections = () => import("./sections");

export const LazyAccountSections = hydrateLater(async () => (await sections()).AccountSections);
export const LazyOtherSections = hydrateLater(async () => (await sections()).OtherSections);
