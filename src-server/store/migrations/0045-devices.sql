-- Tablets that show the orders of one location without a sign-in.
create table devices (
  brand_id text collate "C" not null,
  id text collate "C" not null,
  location_id text collate "C" not null,
  name text not null,
  -- SHA-256 of the session's token. Null: not collected by the tablet yet, or revoked.
  token_hash text collate "C" unique,
  paired_at timestamptz not null,
  seen_at timestamptz,
  -- A revoked device stays until its entries in the audit log are gone.
  revoked_at timestamptz,
  primary key (brand_id, id)
);
create index devices_of_locations on devices (brand_id, location_id) where revoked_at is null;

-- A tablet that shows a code and waits until a manager enters it.
create table device_pairings (
  -- SHA-256 of the token with which the tablet collects its session.
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  -- Useless without a manager's session, so it is not hashed.
  code text not null check (code ~ '^[0-9]{6}$'),
  until timestamptz not null,
  -- Null until a manager enters the code.
  device_id text collate "C",
  unique (brand_id, code)
);

create table api_keys (
  brand_id text collate "C" not null,
  id text collate "C" not null,
  -- Empty: every location of the brand.
  location_id text collate "C" not null,
  name text not null,
  scopes text[] not null,
  -- SHA-256 of the key. Null: revoked.
  key_hash text collate "C" unique,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  primary key (brand_id, id)
);
