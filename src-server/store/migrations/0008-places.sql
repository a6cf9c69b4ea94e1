-- Where addresses are found without a map service. Planted from a brand's files; the same content again changes nothing.

create table gazetteers (
  brand_id text collate "C" primary key references brands (id),
  -- A hash of the content.
  version text collate "C" not null
);

create table places (
  brand_id text collate "C" not null references brands (id),
  id text collate "C" not null,
  -- A stretch of a street has houses between two points; a part of a town has one point, written to both.
  kind text not null check (kind in ('street', 'area', 'zip', 'town')),
  name text not null,
  city text not null,
  state text not null,
  zip text,
  -- The words that find it, in small letters, long and short, each after a blank.
  words text not null,
  -- A street's name in its short form, to find an address that was typed by hand.
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

-- The delivery addresses of a patron; the same door once, however it was typed.
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
  -- Of its restaurants.
  location_slugs jsonb not null,
  primary key (brand_id, slug)
);
