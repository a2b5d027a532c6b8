import { type DragEvent, useState } from "react";

/** What makes an element take what is dropped on it, and whether something is over it. */
export function useDrop(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const events = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
  return { isOver, events };
}
