import { readsOf } from "../reads";
import { peopleReads } from "./reads";

/** People, their friends, profiles and notifications, and the feed of those who block and mute. */
export const people = readsOf("student", peopleReads, "people");
