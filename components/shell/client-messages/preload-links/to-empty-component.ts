/** The component that `dynamic` loads a file as: where it is rendered, the head has a preload link to the file. */
export function toEmptyComponent() {
  return () => null;
}
