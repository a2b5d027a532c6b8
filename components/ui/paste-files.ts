/**
 * Adds the files among what is pasted. Word processors and spreadsheets add an image of the copied text, which is
 * pasted as text and HTML already.
 */
export function pasteFiles(
  { types, files }: Pick<DataTransfer, "types" | "files">,
  add: (files: Iterable<File>) => void,
): void {
  const isText = types.includes("text/plain") && types.includes("text/html");
  if (files.length > 0 && !isText) add(files);
}
