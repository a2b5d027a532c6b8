import { useRouter } from "next/navigation";
import { type ComponentType, useEffect, useRef } from "react";
import { useLazyComponent } from "@/components/ui/use-lazy-component";
import { useOpening } from "@/components/ui/use-opening";
import { useServerState } from "@/components/ui/use-server-state";
import type { Profile, ProfileSection } from "@/lib/profiles/schemas";

type EditedSection = ProfileSection | "header";
/** `row`: the index in a list that is edited row by row; for a new row, the length of the list. */
export type Editing = { section: EditedSection; row?: number };

export type OwnProfile = {
  profile: Profile;
  editing: Editing | null;
  /** Null until its code is loaded, which is before anything is edited. */
  Editor: ComponentType<{ own: OwnProfile; editing: Editing }> | null;
  edit: (next: Editing) => void;
  close: () => void;
  replace: (next: Profile) => void;
  replacePhoto: (next: Profile) => void;
  saved: (response: { data: Profile }) => void;
};

const loadEditor = () => import("./section-editor").then((module) => module.SectionEditor);

export const editButtonId = (section: EditedSection) => `edit-${section}`;

/** The student's profile and which part of it is being edited: one at a time. */
export function useOwnProfile(initialData: Profile): OwnProfile {
  const router = useRouter();
  const [editing, open, closeEditor] = useOpening<Editing>();
  // What is being edited is merged with the lists that the page shows.
  const [profile, setProfile] = useServerState(initialData, editing !== null);

  const editor = useLazyComponent(loadEditor);
  const closed = useRef<EditedSection | null>(null);

  useEffect(() => {
    if (editing || !closed.current) return;
    document.getElementById(editButtonId(closed.current))?.focus();
    closed.current = null;
  }, [editing]);

  /** Another section may have been opened while this one was being saved. */
  function close() {
    closed.current = editing?.section ?? null;
    closeEditor();
  }
  return {
    profile,
    editing,
    Editor: editor.Component,
    async edit(next) {
      if (editor.Component || (await editor.show())) open(next);
    },
    close,
    replace: setProfile,
    /** The top bar and the posts show the name's photo too. */
    replacePhoto(next) {
      setProfile(next);
      router.refresh();
    },
    saved({ data }) {
      setProfile(data);
      close();
    },
  };
}
