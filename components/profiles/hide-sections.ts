import { type ProfileAudience, profileAudiences } from "@/db/enums";
import { type Profile, profileSections } from "@/lib/profiles/schemas";

/** The viewer's own profile as the API returns it to `audience`: sections for a narrower audience are empty. */
export function hideSections(profile: Profile, audience: ProfileAudience): Profile {
  const hidden = profileSections.filter((section) => {
    const ownAudience = profile.audiences?.[section] ?? "school";
    return profileAudiences.indexOf(ownAudience) < profileAudiences.indexOf(audience);
  });
  return { ...profile, ...Object.fromEntries(hidden.map((section) => [section, emptySections[section]])) };
}

const emptySections = {
  about: null,
  studies: { programme: null, year: null, campus: null },
  experiences: [],
  education: [],
  skills: [],
  languages: [],
  interests: [],
  links: [],
} as const;
