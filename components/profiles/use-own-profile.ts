import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import type { Profile, ProfileSection } from "@/lib/profiles/schemas";

export type EditedSection = ProfileSection | "header";
/** `row`: of a list that is edited row by row; its length for a new one. */
type Editing = { section: EditedSection; row?: number };

export type OwnProfile = ReturnType<typeof useOwnProfile>;

export const editButtonId = (section: EditedSection) => `edit-${section}`;

/** The student's profile and which part of it is being edited: one at a time. */
export function useOwnProfile(first: Profile) {
  const router = useRouter();
  const [profile, setProfile] = useState(first);
  const [editing, setEditing] = useState<Editing | null>(null);

  const closed = useRef<EditedSection | null>(null);

  useEffect(() => {
    if (editing || !closed.current) return;
    document.getElementById(editButtonId(closed.current))?.focus();
    closed.current = null;
  }, [editing]);

  function close() {
    closed.current = editing?.section ?? null;
    setEditing(null);
  }
  return {
    profile,
    editing,
    edit: setEditing,
    close,
    replace: setProfile,
    /** The top bar and the posts show the name's photo too. */
    replacePhoto(next: Profile) {
      setProfile(next);
      router.refresh();
    },
    saved({ data }: { data: Profile }) {
      setProfile(data);
      close();
    },
  };
}
