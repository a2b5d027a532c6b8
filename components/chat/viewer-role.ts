import { createContext, use } from "react";
import type { Role } from "@/lib/core/auth/viewer";

/** What the screen offers differs by the viewer's role. */
export const ViewerRole = createContext<Role>("student");
export const useViewerRole = () => use(ViewerRole);
