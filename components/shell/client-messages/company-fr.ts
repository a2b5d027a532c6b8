import analytics from "@/messages/fr/analytics.json";
import applications from "@/messages/fr/applications.json";
import blocks from "@/messages/fr/blocks.json";
import chat from "@/messages/fr/chat.json";
import companies from "@/messages/fr/companies.json";
import conversations from "@/messages/fr/conversations.json";
import jobs from "@/messages/fr/jobs.json";
import moderation from "@/messages/fr/moderation.json";
import posts from "@/messages/fr/posts.json";
import presence from "@/messages/fr/presence.json";
import privacy from "@/messages/fr/privacy.json";
import profiles from "@/messages/fr/profiles.json";
import search from "@/messages/fr/search.json";
import settings from "@/messages/fr/settings.json";
import shell from "@/messages/fr/shell.json";
import twoFactor from "@/messages/fr/two-factor.json";
import ui from "@/messages/fr/ui.json";
import users from "@/messages/fr/users.json";
import validation from "@/messages/fr/validation.json";

export const messages = {
  analytics,
  applications,
  blocks,
  chat,
  companies,
  conversations,
  jobs,
  moderation,
  posts,
  presence,
  privacy,
  profiles,
  search,
  settings,
  shell,
  "two-factor": twoFactor,
  ui,
  users,
  validation,
};
