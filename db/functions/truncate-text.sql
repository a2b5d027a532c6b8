-- Like lib/core/text/truncate.ts, but keeps line breaks; a text that is cut ends with an ellipsis.
create or replace function truncate_text(input text, max int) returns text language sql immutable parallel safe strict as $$
  select case when length(input) <= max then input else rtrim(left(input, max - 1), E' \t\r\n') || '…' end
$$;
