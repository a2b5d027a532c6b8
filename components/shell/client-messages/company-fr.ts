import {
  analytics,
  applications,
  companies,
  jobs,
  posts,
  profiles,
  search,
  shell,
  ui,
  validation,
} from "@/lib/core/i18n/fr";

export const messages = {
  analytics,
  applications,
  companies,
  jobs,
  posts,
  profiles,
  search,
  shell,
  ui,
  validation,
};
