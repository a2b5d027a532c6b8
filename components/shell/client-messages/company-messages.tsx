"use client";
import { areaMessages } from "./area-messages";

export const CompanyMessages = areaMessages({
  fr: () => import("./company-fr"),
  en: () => import("./company-en"),
});
