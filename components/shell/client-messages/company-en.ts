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
} from "@/lib/core/i18n/en";

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
