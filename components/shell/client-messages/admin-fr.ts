import announcements from "@/messages/fr/announcements.json";
import audit from "@/messages/fr/audit.json";
import blocks from "@/messages/fr/blocks.json";
import chat from "@/messages/fr/chat.json";
import companyManagement from "@/messages/fr/company-management.json";
import conversations from "@/messages/fr/conversations.json";
import events from "@/messages/fr/events.json";
import friends from "@/messages/fr/friends.json";
import moderation from "@/messages/fr/moderation.json";
import postManagement from "@/messages/fr/post-management.json";
import posts from "@/messages/fr/posts.json";
import presence from "@/messages/fr/presence.json";
import privacy from "@/messages/fr/privacy.json";
import profiles from "@/messages/fr/profiles.json";
import roster from "@/messages/fr/roster.json";
import schoolSettings from "@/messages/fr/school-settings.json";
import search from "@/messages/fr/search.json";
import settings from "@/messages/fr/settings.json";
import shell from "@/messages/fr/shell.json";
import twoFactor from "@/messages/fr/two-factor.json";
import ui from "@/messages/fr/ui.json";
import userManagement from "@/messages/fr/user-management.json";
import users from "@/messages/fr/users.json";
import validation from "@/messages/fr/validation.json";

export const messages = {
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
