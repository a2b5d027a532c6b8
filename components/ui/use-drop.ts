import { type DragEvent, useState } from "react";

/**
 * The event handlers of an element on which files are dropped, or an element that is dragged with data of `type`, and
 * whether such a drag is over it. Text that is dropped is the field's.
 */
export function useDrop(onDrop: (files: FileList) => void, type = "Files") {
  const isAccepted = (event: DragEvent) => event.dataTransfer.types.includes(type);
  const [isOver, setOver] = useState(false);
  const events = {
    onDragOver(event: DragEvent) {
      if (!isAccepted(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      if (!isAccepted(event)) return;
      event.preventDefault();
      onDrop(event.dataTransfer.files);
    },
  };
  return { isOver, events };
}
