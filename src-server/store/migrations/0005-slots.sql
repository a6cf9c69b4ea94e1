-- How many orders a quarter of an hour has at a location. A row comes into being with its first order; a place in it is
-- taken by an update that succeeds only while there is one.
create table slot_loads (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  slot_at timestamptz not null,
  taken integer not null check (taken >= 0),
  primary key (brand_id, location_id, slot_at)
) with (fillfactor = 70);

-- The place of an order whose card is still being asked. Gone when the order is written, and its place with it when not.
create table slot_holds (
  brand_id text collate "C" not null,
  key uuid not null,
  location_id text collate "C" not null,
  slot_at timestamptz not null,
  primary key (brand_id, key)
);
