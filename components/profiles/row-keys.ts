/** React keys by which a row keeps its element when another one is removed. Two rows may be equal. */
export function rowKeys(rows: readonly object[]): string[] {
  const texts = rows.map((row) => JSON.stringify(row));
  return texts.map((text, index) => {
    const sameBefore = texts.slice(0, index).filter((other) => other === text);
    return `${text} ${sameBefore.length}`;
  });
}
