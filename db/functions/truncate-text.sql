-- As lib/core/text/truncate.ts, with the line breaks: a text that ends in the middle of a sentence says that there is more.
create or replace function truncate_text(input text, max int) returns text language sql immutable parallel safe strict as $$
  select case when length(input) <= max then input else rtrim(left(input, max - 1), E' \t\r\n') || '…' end
$$;
