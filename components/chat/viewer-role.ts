import { createContext, use } from "react";
import type { Role } from "@/lib/core/auth/viewer";

/** The viewer's role, on which depends what the screen offers. */
export const ViewerRole = createContext<Role>("student");
export const useViewerRole = () => use(ViewerRole);
