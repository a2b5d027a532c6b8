import { createContext, use } from "react";

/** Whether the viewer may delete the messages of others in the open conversation. */
export const CanModerate = createContext(false);
export const useCanModerate = () => use(CanModerate);
