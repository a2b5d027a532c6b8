-- What a name looks like to a reader: letters of other alphabets, accents, digits and signs that resemble a Latin letter
-- become that letter (Unicode TS 39 calls this a skeleton; the table below is its common Latin, Greek, Cyrillic, Armenian
-- and Cherokee part), words are parted by one space. Names that look alike are equal here; a change needs the index anew.
create function name_skeleton(input text) returns text language sql immutable parallel safe strict as $$
  select trim(regexp_replace(replace(replace(
    translate(lower(translate(
      regexp_replace(
        regexp_replace(normalize(input, nfkd), '[\u00ad\u0300-\u036f\u0483-\u0489\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]', '', 'g'),
        '(?<=\w)[!|](?=\w)', 'l', 'g'),
      'ΑАᎪΒВᏴСᏟϹᎠΕЕᎬϜᏀΗНᎻΙІӀᏆЈᎫΚКᏦᏞΜМᎷΝͶΟОՕΡРᏢԚᏒЅᏚՏΤТᎢՍѴᏙԜᏔΧХΥҮУΖᏃ', 'aaabbbcccdeeefghhhiiiijjkkklmmmnnooopppqrssstttuvvwwxxyyyzz')),
      'αаɑᴀ4@βвʙьƅсᴄϲԁđðᴅɗεеєᴇɛ3€ƒғꜰɡԍɢցһнħʜհιіıɩɪ1|ӏǀјȷᴊյϳκкᴋłʟмᴍηпɴոοоøσᴏօ0ρрᴘԛզʀгѕꜱς5$τтŧᴛ7υμսᴜνѵᴠωԝѡᴡχхᶍγуүʏᴢi', 'aaaaaabbbbbcccdddddeeeeeeefffgggghhhhhllllllllljjjjjkkkllmmnnnnooooooopppqqrrssssstttttuuuuvvvwwwwxxxyyyyzl'),
    'rn', 'm'), 'vv', 'w'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\U0001f000-\U0001faff]+', ' ', 'g'))
$$;
--> statement-breakpoint
CREATE INDEX "users_name_skeleton_idx" ON "users" USING btree (name_skeleton("name")) WHERE "users"."deleted_at" is null;
