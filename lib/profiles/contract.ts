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

/** A company can open the profiles of students who applied to one of its jobs, and of its own members. */
export const getProfile = endpoint("GET /api/profiles/{id}", { access: signedIn, data: profile });

export const profilePostsQuery = z.object(pageQuery(10));

/** The posts that the viewer may see, newest first. */
export const listProfilePosts = endpoint("GET /api/profiles/{id}/posts", {
  access: ["student", "admin"],
  query: profilePostsQuery,
  response: paginator(post),
});

const update = { access: ["student"], data: profile, limit: ["profiles"] } as const;

export const updateProfileHeader = endpoint("PUT /api/profile/header", { ...update, body: headerBody });
export const updateAbout = endpoint("PUT /api/profile/about", { ...update, body: aboutBody });
export const updateStudies = endpoint("PUT /api/profile/studies", { ...update, body: studiesBody });
export const updateSkills = endpoint("PUT /api/profile/skills", { ...update, body: skillsBody });
export const updateInterests = endpoint("PUT /api/profile/interests", { ...update, body: interestsBody });
export const updateLanguages = endpoint("PUT /api/profile/languages", { ...update, body: languagesBody });
export const updateExperiences = endpoint("PUT /api/profile/experiences", {
  ...update,
  body: experiencesBody,
});
export const updateEducation = endpoint("PUT /api/profile/education", { ...update, body: educationBody });
export const updateAudiences = endpoint("PUT /api/profile/audiences", {
  ...update,
  body: z.partial(profileAudiencesBySection),
});
export const updateLinks = endpoint("PUT /api/profile/links", { ...update, body: linksBody });

const image = { max: 1, maxBytes: profileLimits.imageBytes, types: imageTypes, isRequired: true } as const;

/** Cut to a square around its centre; `avatar_url` everywhere. */
export const updatePhoto = endpoint("PUT /api/profile/photo", {
  ...update,
  access: signedIn,
  body: z.object({}),
  files: { photo: image },
  errors: imageErrors,
});

export const removePhoto = endpoint("DELETE /api/profile/photo", { ...update, access: signedIn });

/** Shown four times as wide as high. */
export const updateCover = endpoint("PUT /api/profile/cover", {
  ...update,
  body: z.object({}),
  files: { cover: image },
  errors: imageErrors,
});

export const removeCover = endpoint("DELETE /api/profile/cover", update);

/** Stores a PDF of the viewer's profile among their documents. */
export const createResume = endpoint("POST /api/profile/resume", {
  access: ["student"],
  body: z.object({ locale: z.enum(locales, "invalid") }),
  data: ownDocument,
  status: 201,
  errors: ["too_many_documents"],
});
