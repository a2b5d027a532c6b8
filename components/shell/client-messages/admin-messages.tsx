"use client";
import { areaMessages } from "./area-messages";

export const AdminMessages = areaMessages({
  fr: () => import("./admin-fr"),
  en: () => import("./admin-en"),
});
