-- The platform's own id, never the email, which may change hands.
create table social_identities (
  brand_id text collate "C" not null,
  platform text not null check (platform in ('google', 'facebook', 'apple')),
  subject text collate "C" not null,
  patron_id text collate "C" not null,
  primary key (brand_id, platform, subject),
  foreign key (brand_id, patron_id) references patrons (brand_id, id) on delete cascade
);
create index social_identities_of_patrons on social_identities (brand_id, patron_id);

-- Verified persons without an account.
create table social_proofs (
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  platform text not null check (platform in ('google', 'facebook', 'apple')),
  subject text collate "C" not null,
  email text,
  until timestamptz not null
);
create index social_proofs_by_time on social_proofs (until);
