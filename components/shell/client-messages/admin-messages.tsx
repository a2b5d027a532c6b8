"use client";
import { PreloadLinks } from "#preload-links/admin";
import { areaMessages } from "./area-messages";

export const AdminMessages = areaMessages(PreloadLinks, {
  fr: () => import("./admin-fr"),
  en: () => import("./admin-en"),
});
