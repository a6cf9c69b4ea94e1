-- What staff of a location changed for today. What the brand designed is in locations.
create table ordering_pauses (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  order_type text not null check (order_type in ('pickup', 'delivery', 'kiosk')),
  since timestamptz not null,
  -- Null: until staff resume.
  until timestamptz,
  primary key (brand_id, location_id, order_type)
);

create table preparation_changes (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  order_type text not null check (order_type in ('pickup', 'delivery', 'kiosk')),
  minutes integer not null check (minutes > 0),
  since timestamptz not null,
  until timestamptz not null,
  primary key (brand_id, location_id, order_type)
);

create table hours_changes (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  -- "2026-11-26" and "HH:mm" on the location's calendar and clock.
  date text not null,
  opens_at text,
  closes_at text,
  since timestamptz not null,
  until timestamptz not null,
  primary key (brand_id, location_id)
);

-- Most that a kitchen takes in a quarter of an hour; null: unlimited.
create table throttles (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  orders integer check (orders > 0),
  items integer check (items > 0),
  amount integer check (amount > 0),
  since timestamptz not null,
  primary key (brand_id, location_id)
);

-- Counted only where a throttle limits items or money.
alter table slot_loads add column items integer not null default 0, add column amount integer not null default 0;
alter table slot_holds add column items integer not null default 0, add column amount integer not null default 0;
