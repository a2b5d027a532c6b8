import { type DragEvent, useState } from "react";

/** The event handlers of an element on which files are dropped, and whether a drag is over it. */
export function useDrop(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const events = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onDrop(event.dataTransfer.files);
    },
  };
  return { isOver, events };
}

/** Text that is dropped is the field's. */
const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
