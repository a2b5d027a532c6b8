import analytics from "@/messages/en/analytics.json";
import applications from "@/messages/en/applications.json";
import blocks from "@/messages/en/blocks.json";
import chat from "@/messages/en/chat.json";
import companies from "@/messages/en/companies.json";
import conversations from "@/messages/en/conversations.json";
import jobs from "@/messages/en/jobs.json";
import moderation from "@/messages/en/moderation.json";
import posts from "@/messages/en/posts.json";
import presence from "@/messages/en/presence.json";
import privacy from "@/messages/en/privacy.json";
import profiles from "@/messages/en/profiles.json";
import search from "@/messages/en/search.json";
import settings from "@/messages/en/settings.json";
import shell from "@/messages/en/shell.json";
import twoFactor from "@/messages/en/two-factor.json";
import ui from "@/messages/en/ui.json";
import users from "@/messages/en/users.json";
import validation from "@/messages/en/validation.json";
import type { messages as french } from "./company-fr";

export const messages: typeof french = {
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
