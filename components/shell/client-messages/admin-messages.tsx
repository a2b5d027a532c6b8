"use client";
import dynamic from "next/dynamic";
import { areaMessages, toEmptyComponent } from "./area-messages";

export const AdminMessages = areaMessages(
  {
    fr: dynamic(() => import("./admin-fr").then(toEmptyComponent)),
    en: dynamic(() => import("./admin-en").then(toEmptyComponent)),
  },
  { fr: () => import("./admin-fr"), en: () => import("./admin-en") },
);
