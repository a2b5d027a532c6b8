import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { isComposing } from "@/components/ui/is-composing";
import { postLimits } from "@/lib/posts/constants";

/** Enter or a comma adds a tag, Backspace in the empty field removes the last one. What is too many or too long stays in the field. */
export function TagsField({ tags, onChange }: { tags: string[]; onChange: (tags: string[]) => void }) {
  const t = useTranslations("posts.compose");
  const [text, setText] = useState("");
  const [error, setError] = useState<"tooManyTags" | "tagTooLong" | null>(null);

  function write(next: string) {
    // Looks for a comma in the text: on-screen keyboards do not report keys.
    if (next.includes(",")) return add(next);
    setText(next);
    setError(null);
  }
  function add(written: string) {
    const names = written.split(",").map((name) => name.replace(/^[\s#]+/, "").trim());
    const tooLong = names.filter((name) => name.length > postLimits.tag);
    const all = [...new Set([...tags, ...names.filter((name) => name && !tooLong.includes(name))])];
    const tooMany = all.splice(postLimits.tags);
    onChange(all);
    setText([...tooMany, ...tooLong].join(", "));
    setError(tooMany.length > 0 ? "tooManyTags" : tooLong.length > 0 ? "tagTooLong" : null);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add(text);
    } else if (event.key === "Backspace" && text === "") onChange(tags.slice(0, -1));
  }
  return (
    <Field label={t("tags")} hint={t("tagsHint")} error={error ? t(error) : undefined}>
      {(control) => (
        <div className="grid gap-2">
          <Input
            {...control}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => add(text)}
          />
          {tags.length > 0 && (
            <div className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <Chip
                  key={tag}
                  onRemove={() => {
                    onChange(tags.filter((other) => other !== tag));
                    setError(null);
                  }}
                  removeLabel={t("removeTag", { name: tag })}
                >
                  #{tag}
                </Chip>
              ))}
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
