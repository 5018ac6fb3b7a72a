-- Games are found by names as searches compare them. Marks of Cyrillic letters stay: й is a letter of its own.
UPDATE games SET search = normalize(
  regexp_replace(
    replace(replace(translate(normalize(search, NFKD), 'ςłøđı', 'σlodi'), 'ß', 'ss'), 'æ', 'ae'),
    '(?<![а-яіїѓќў])[\u0300-\u036f]', '', 'g'
  ), NFC);
