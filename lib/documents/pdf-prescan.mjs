/** Whether a PDF declares more than a file of its size can hold; read from the bytes before any parsing. */
export function declaresOversizedContent(bytes) {
  const text = bytes.toString("latin1");
  const exceeds = (digits) => Number(digits) > bytes.length;
  for (const [, digits] of text.matchAll(/\/(?:Size|Length|N)\s+(\d{4,})(?!\d|\s+\d+\s+R)/g))
    if (exceeds(digits)) return true;
  for (const [, numbers] of text.matchAll(/\/Index\s*\[([\d\s]{1,100000})\]/g))
    if (numbers.split(/\s+/).some(exceeds)) return true;
  return false;
}
