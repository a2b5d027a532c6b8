import announcements from "@/messages/en/announcements.json";
import audit from "@/messages/en/audit.json";
import blocks from "@/messages/en/blocks.json";
import chat from "@/messages/en/chat.json";
import companyManagement from "@/messages/en/company-management.json";
import conversations from "@/messages/en/conversations.json";
import events from "@/messages/en/events.json";
import friends from "@/messages/en/friends.json";
import moderation from "@/messages/en/moderation.json";
import postManagement from "@/messages/en/post-management.json";
import posts from "@/messages/en/posts.json";
import presence from "@/messages/en/presence.json";
import privacy from "@/messages/en/privacy.json";
import profiles from "@/messages/en/profiles.json";
import roster from "@/messages/en/roster.json";
import schoolSettings from "@/messages/en/school-settings.json";
import search from "@/messages/en/search.json";
import settings from "@/messages/en/settings.json";
import shell from "@/messages/en/shell.json";
import twoFactor from "@/messages/en/two-factor.json";
import ui from "@/messages/en/ui.json";
import userManagement from "@/messages/en/user-management.json";
import users from "@/messages/en/users.json";
import validation from "@/messages/en/validation.json";
import type { messages as french } from "./admin-fr";

export const messages: typeof french = {
  announcements,
  audit,
  blocks,
  chat,
  "company-management": companyManagement,
  conversations,
  events,
  friends,
  moderation,
  "post-management": postManagement,
  posts,
  presence,
  privacy,
  profiles,
  roster,
  "school-settings": schoolSettings,
  search,
  settings,
  shell,
  "two-factor": twoFactor,
  ui,
  "user-management": userManagement,
  users,
  validation,
};
