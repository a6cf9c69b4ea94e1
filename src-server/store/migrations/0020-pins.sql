-- Written before the account is looked up, so that timing does not reveal it.
create table pins (
  id text collate "C" primary key,
  brand_id text collate "C" not null references brands (id),
  account text collate "C" not null,
  purpose text collate "C" not null,
  -- A digest of the visit: another visit can neither spend nor replace the PIN.
  visit text collate "C" not null,
  language text not null,
  -- A keyed digest. Null until the mail is written, which alone contains the digits.
  hash text collate "C",
  tries integer not null default 0,
  until timestamptz not null,
  unique (brand_id, account, purpose, visit)
);
create index pins_until on pins (until);

-- Single-use, to set a password.
create table password_tokens (
  -- SHA-256.
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  patron_id text collate "C" not null,
  until timestamptz not null,
  foreign key (brand_id, patron_id) references patrons (brand_id, id) on delete cascade
);
create index password_tokens_until on password_tokens (until);
