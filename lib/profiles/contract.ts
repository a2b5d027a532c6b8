import * as z from "zod/mini";
import { locales } from "@/db/enums";
import { endpoint, signedIn } from "@/lib/core/api/endpoint";
import { pageQuery, paginator } from "@/lib/core/api/pagination";
import { imageErrors, imageTypes } from "@/lib/core/images/constants";
import { ownDocument } from "@/lib/documents/schemas";
import { post } from "@/lib/posts/schemas";
import { profileLimits } from "./limits";
import { profile, profileAudiencesBySection } from "./schemas";
import {
  aboutBody,
  educationBody,
  experiencesBody,
  headerBody,
  interestsBody,
  languagesBody,
  linksBody,
  skillsBody,
  studiesBody,
} from "./section-bodies";

const response = z.object({ data: profile });

/** Companies: of students who applied to one of their jobs, and of their own members. */
export const getProfile = endpoint({
  method: "GET",
  path: "/api/profiles/{id}",
  access: signedIn,
  response,
});

export const profilePostsQuery = z.object(pageQuery(10));

/** Newest first, those that the viewer may see. */
export const listProfilePosts = endpoint({
  method: "GET",
  path: "/api/profiles/{id}/posts",
  access: ["student", "admin"],
  query: profilePostsQuery,
  response: paginator(post),
});

const update = { method: "PUT", access: ["student"], response, limit: ["profiles"] } as const;

export const updateProfileHeader = endpoint({ ...update, path: "/api/profile/header", body: headerBody });
export const updateAbout = endpoint({ ...update, path: "/api/profile/about", body: aboutBody });
export const updateStudies = endpoint({ ...update, path: "/api/profile/studies", body: studiesBody });
export const updateSkills = endpoint({ ...update, path: "/api/profile/skills", body: skillsBody });
export const updateInterests = endpoint({ ...update, path: "/api/profile/interests", body: interestsBody });
export const updateLanguages = endpoint({ ...update, path: "/api/profile/languages", body: languagesBody });
export const updateExperiences = endpoint({
  ...update,
  path: "/api/profile/experiences",
  body: experiencesBody,
});
export const updateEducation = endpoint({ ...update, path: "/api/profile/education", body: educationBody });
export const updateAudiences = endpoint({
  ...update,
  path: "/api/profile/audiences",
  body: z.partial(profileAudiencesBySection),
});
export const updateLinks = endpoint({ ...update, path: "/api/profile/links", body: linksBody });

const image = { max: 1, maxBytes: profileLimits.imageBytes, types: imageTypes };

/** Cut to a square around its centre; `avatar_url` everywhere. */
export const updatePhoto = endpoint({
  ...update,
  path: "/api/profile/photo",
  access: signedIn,
  body: z.object({}),
  files: { photo: image },
  errors: imageErrors,
});

export const removePhoto = endpoint({
  method: "DELETE",
  path: "/api/profile/photo",
  access: signedIn,
  response,
});

/** Shown four times as wide as high. */
export const updateCover = endpoint({
  ...update,
  path: "/api/profile/cover",
  body: z.object({}),
  files: { cover: image },
  errors: imageErrors,
});

export const removeCover = endpoint({
  method: "DELETE",
  path: "/api/profile/cover",
  access: ["student"],
  response,
});

/** A PDF of one's profile, among the documents to apply with. */
export const createResume = endpoint({
  method: "POST",
  path: "/api/profile/resume",
  access: ["student"],
  body: z.object({ locale: z.enum(locales, "invalid") }),
  response: z.object({ data: ownDocument }),
  status: 201,
  errors: ["too_many_documents"],
});
