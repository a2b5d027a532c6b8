-- One user in 143 has the same name.
create function pg_temp.person_name(i int) returns text language sql immutable return
  (array['Amel','Bastien','Camille','Danh','Élise','Farid','Gaëlle','Hugo','Inès','Jules','Keiko','Léa','Malo'])[1 + i % 13]
    || ' ' || (array['Aubry','Benali','Caron','Diallo','Étienne','Faure','Garnier','Haddad','Imbert','Joly','Kone'])[1 + i % 11];

-- 13 first names and 11 × 97 family names, so that half a name has as many matches in a large school as in a small one.
create function pg_temp.double_name(i int) returns text language sql immutable return
  pg_temp.person_name(i) || '-' || initcap(translate(to_hex(i / 97), '0123456789abcdef', 'bcdfghjklmnprstv'));
