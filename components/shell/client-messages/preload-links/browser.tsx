/** Browsers only read the links that the server has rendered, without the framework's code for them. */
export function PreloadLinks() {
  return null;
}
