-- Like lib/core/text/cut-text.ts: an emoji of several characters, a flag or a letter with marks is left out rather than cut.
create or replace function cut_text(input text, max int) returns text language plpgsql immutable parallel safe strict as $$
declare
  head text := left(input, max);
  next_character text := substr(input, max + 1, 1);
  marks text := '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u200d\u20d0-\u20ff'
    || '\ufe00-\ufe0f\ufe20-\ufe2f\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f]';
  flags text := '[\U0001f1e6-\U0001f1ff]';
  shorter text;
begin
  if length(input) <= max then
    return input;
  elsif next_character ~ marks or head ~ '\u200d$' then
    shorter := regexp_replace(head, '.' || marks || '*(?:\u200d.' || marks || '*)*$', '');
  elsif next_character ~ flags and length(substring(head, flags || '+$')) % 2 = 1 then
    shorter := left(head, -1);
  end if;
  return coalesce(nullif(shorter, ''), head);
end $$;

-- Like lib/core/text/truncate.ts, but keeps line breaks; a text that is cut ends with an ellipsis.
create or replace function truncate_text(input text, max int) returns text language sql immutable parallel safe strict as $$
  select case when length(input) <= max then input else rtrim(cut_text(input, max - 1), E' \t\r\n') || '…' end
$$;
