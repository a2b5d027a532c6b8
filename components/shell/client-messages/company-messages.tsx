"use client";
import { PreloadLinks } from "#preload-links/company";
import { areaMessages } from "./area-messages";

export const CompanyMessages = areaMessages(PreloadLinks, {
  fr: () => import("./company-fr"),
  en: () => import("./company-en"),
});
