-- Orders per location and fifteen-minute slot. An update succeeds only while there is room.
create table slot_loads (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  slot_at timestamptz not null,
  taken integer not null check (taken >= 0),
  primary key (brand_id, location_id, slot_at)
) with (fillfactor = 70);

-- The place of an order whose card is being charged.
create table slot_holds (
  brand_id text collate "C" not null,
  key uuid not null,
  location_id text collate "C" not null,
  slot_at timestamptz not null,
  primary key (brand_id, key)
);
