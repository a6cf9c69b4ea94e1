-- Requested PINs, by visit. The row is written before the account is looked up, so that requests cost the same either
-- way; it expires after some minutes.
create table pins (
  id text collate "C" primary key,
  brand_id text collate "C" not null references brands (id),
  account text collate "C" not null,
  -- The only purpose of the PIN.
  purpose text collate "C" not null,
  -- A digest of the requesting visit, so that another visit can neither spend nor replace the PIN.
  visit text collate "C" not null,
  -- The recipient's language.
  language text not null,
  -- A keyed digest of the digits. Null until the mail is written, because only the mail contains them.
  hash text collate "C",
  tries integer not null default 0,
  until timestamptz not null,
  unique (brand_id, account, purpose, visit)
);
create index pins_until on pins (until);

-- A single-use token for setting a password, and for nothing else.
create table password_tokens (
  -- SHA-256 of the token.
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  patron_id text collate "C" not null,
  until timestamptz not null,
  foreign key (brand_id, patron_id) references patrons (brand_id, id) on delete cascade
);
create index password_tokens_until on password_tokens (until);
