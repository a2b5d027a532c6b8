import { readsOf } from "../reads";
import { adminReads } from "./reads";

/** What administrators list and search. */
export const admin = readsOf("admin", adminReads, "posts");
