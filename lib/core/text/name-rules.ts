export function findNameError(name: string, { isPerson }: { isPerson: boolean }): string | null {
  if (hiddenJoiner.test(name) || hiddenSelector.test(name)) return "characters_unseen";
  if (hasTooManyMarks(name)) return "name_marks";
  const plain = name.normalize("NFKC").replaceAll("。", ".");
  if (urlOrEmail.test(plain) || (isPerson && domain.test(plain))) return "name_with_address";
  if (isPerson && name !== "" && !/\p{L}/u.test(name)) return "name_without_letter";
  return name === "" || /[\p{L}\p{N}]/u.test(name) ? null : "name_unreadable";
}

const joinableChars = String.raw`\s\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}\u200c\u200d`;

const hiddenJoiner = new RegExp(
  `(?:^|[${joinableChars}])[\\u200c\\u200d]|[\\u200c\\u200d](?:$|[${joinableChars}])`,
  "u",
);
const hiddenSelector = /(?:^|[\s\p{L}])[\ufe0e\ufe0f]/u;

/** After NFC no script needs more than three marks on a letter, nor more marks than letters. */
function hasTooManyMarks(name: string): boolean {
  const marks = name.match(/\p{M}/gu)?.length ?? 0;
  return /\p{M}{4}/u.test(name) || marks > [...name].length - marks;
}

const urlOrEmail = /:\/\/|www\.|[^\s@]@[^\s@]+\.\p{L}{2}|\.\p{L}{2,24}\/\S/iu;

const domain =
  /\S\.(?:com|net|org|info|biz|io|co|me|ly|fr|eu|be|ch|de|uk|us|ru|cn|tk|xyz|top|site|online|shop|app|dev|link|click|example)(?:$|[^\p{L}\p{N}])/iu;
