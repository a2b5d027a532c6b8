-- The skeleton of a name in the sense of Unicode TS 39: letters of other alphabets, accents, digits and signs become the
-- Latin letter that they resemble (common Latin, Greek, Cyrillic, Armenian and Cherokee), words are separated by one
-- space. Names that look alike have the same skeleton. The indexes hold its results, so they are rebuilt with it.
drop index if exists users_name_skeleton_idx, companies_name_skeleton_idx;

create or replace function name_skeleton(input text) returns text language sql immutable parallel safe strict as $$
  select trim(regexp_replace(replace(replace(
    translate(lower(translate(
      regexp_replace(
        regexp_replace(normalize(input, nfkd), '[\u00ad\u0300-\u036f\u0483-\u0489\u200b-\u200f\u2060-\u2064\ufe00-\ufe0f\ufeff]', '', 'g'),
        '(?<=\w)[!|](?=\w)', 'l', 'g'),
      'ΑАᎪΒВᏴСᏟϹᎠΕЕᎬϜᏀΗНᎻΙІӀᏆЈᎫΚКᏦᏞΜМᎷΝͶΟОՕΡРᏢԚᏒЅᏚՏΤТᎢՍѴᏙԜᏔΧХΥҮУΖᏃ', 'aaabbbcccdeeefghhhiiiijjkkklmmmnnooopppqrssstttuvvwwxxyyyzz')),
      'αаɑᴀ4@βвʙьƅсᴄϲԁđðᴅɗεеєᴇɛ3€ƒғꜰɡԍɢցһнħʜհιіıɩɪ1|ӏǀјȷᴊյϳκкᴋłʟмᴍηпɴոοоøσᴏօ0ρрᴘԛզʀгѕꜱς5$τтŧᴛ7υμսᴜνѵᴠωԝѡᴡχхᶍγуүʏᴢi', 'aaaaaabbbbbcccdddddeeeeeeefffgggghhhhhllllllllljjjjjkkkllmmnnnnooooooopppqqrrssssstttttuuuuvvvwwwwxxxyyyyzl'),
    'rn', 'm'), 'vv', 'w'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\U0001f000-\U0001faff]+', ' ', 'g'))
$$;;

create index users_name_skeleton_idx on users (name_skeleton(name)) where deleted_at is null;
create index companies_name_skeleton_idx on companies (name_skeleton(name)) where status = 'active' and hidden_at is null;
