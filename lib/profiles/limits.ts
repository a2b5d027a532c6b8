export const profileLimits = {
  headline: 160,
  location: 100,
  about: 2000,
  programme: 120,
  campus: 80,
  year: 8,
  skills: 30,
  interests: 20,
  keyword: 40,
  languages: 10,
  experiences: 20,
  education: 10,
  title: 120,
  description: 1000,
  links: 6,
  label: 40,
  url: 200,
  firstYear: 1950,
  imageBytes: 5 * 1024 * 1024,
} as const;

/** ISO 639-1; the interface names them in its own language. */
export const languageCodes =
  "ar bg bn ca cs da de el en es et fa fi fr ga he hi hr hu hy id is it ja ko lt lv ms nl no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur vi zh".split(
    " ",
  );
