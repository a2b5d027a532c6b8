"use client";
import dynamic from "next/dynamic";
import { areaMessages, file, nothing } from "./message-file";

export const AdminMessages = areaMessages({
  fr: file(
    dynamic(() => import("./admin-fr").then(nothing)),
    () => import("./admin-fr"),
  ),
  en: file(
    dynamic(() => import("./admin-en").then(nothing)),
    () => import("./admin-en"),
  ),
});
