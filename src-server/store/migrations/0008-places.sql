-- For address search without a map service.

create table gazetteers (
  brand_id text collate "C" primary key references brands (id),
  version text collate "C" not null
);

create table places (
  brand_id text collate "C" not null references brands (id),
  id text collate "C" not null,
  -- A stretch of a street lies between two points; a part of a town has one, stored as both.
  kind text not null check (kind in ('street', 'area', 'zip', 'town')),
  name text not null,
  city text not null,
  state text not null,
  zip text,
  -- Lower-case search words, long and abbreviated, each after a space.
  words text not null,
  -- Abbreviated street name.
  folded text collate "C" not null,
  first_number integer,
  last_number integer,
  from_lat double precision not null,
  from_long double precision not null,
  to_lat double precision not null,
  to_long double precision not null,
  position integer not null,
  primary key (brand_id, id),
  check ((kind = 'street') = (first_number is not null) and (first_number is null) = (last_number is null))
);
create index places_by_name on places (brand_id, folded);

-- One row per door, however it was typed.
create table patron_addresses (
  brand_id text collate "C" not null,
  patron_id text collate "C" not null,
  id text collate "C" not null,
  likeness text not null,
  address jsonb not null,
  used_at timestamptz not null,
  primary key (brand_id, patron_id, id),
  unique (brand_id, patron_id, likeness),
  foreign key (brand_id, patron_id) references patrons (brand_id, id) on delete cascade
);

create table markets (
  brand_id text collate "C" not null references brands (id),
  slug text collate "C" not null,
  name text not null,
  -- Slugs.
  location_slugs jsonb not null,
  primary key (brand_id, slug)
);
