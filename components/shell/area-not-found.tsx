"use client";

import dynamic from "next/dynamic";

/** A client component, for a server's would be rendered into the payload of every page of the area. */
export const AreaNotFound = dynamic(() => import("./not-found-screen").then((file) => file.NotFoundScreen));
