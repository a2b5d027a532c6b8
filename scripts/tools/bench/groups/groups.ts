import { readsOf } from "../reads";
import { groupReads } from "./reads";

/** Lists, posts and members of groups, and the feed of those who are in many. */
export const groups = readsOf("student", groupReads, "posts");
