-- PINs that were asked for, of whoever visits. The row is written before anybody looks whether there is such an account,
-- so that asking costs the same either way, and is gone or over after some minutes.
create table pins (
  id text collate "C" primary key,
  brand_id text collate "C" not null references brands (id),
  account text collate "C" not null,
  -- What the PIN is good for, and for nothing else.
  purpose text collate "C" not null,
  -- A digest of the visit in which it was asked for: nobody spends, or takes the place of, another visit's PIN.
  visit text collate "C" not null,
  -- In which the asker reads.
  language text not null,
  -- A keyed digest of the digits. Null until the mail is written, for only the mail knows them.
  hash text collate "C",
  tries integer not null default 0,
  until timestamptz not null,
  unique (brand_id, account, purpose, visit)
);
create index pins_until on pins (until);

-- Whoever shows the token may set a password, once; it opens nothing else.
create table password_tokens (
  -- SHA-256 of the token.
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  patron_id text collate "C" not null,
  until timestamptz not null,
  foreign key (brand_id, patron_id) references patrons (brand_id, id) on delete cascade
);
create index password_tokens_until on password_tokens (until);
