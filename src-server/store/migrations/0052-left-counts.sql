-- How much of a dish or modifier a location still sells for today, as staff set it.
create table left_counts (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  item_id text collate "C" not null,
  units integer not null check (units >= 0),
  -- Id of the command that set the count. Units of an earlier count are not given back to it.
  version uuid not null,
  since timestamptz not null,
  until timestamptz not null,
  primary key (brand_id, location_id, item_id)
);

-- Units that a card attempt took. Given back if the attempt ends without an order.
create table left_holds (
  brand_id text collate "C" not null,
  key uuid not null,
  location_id text collate "C" not null,
  item_id text collate "C" not null,
  units integer not null check (units > 0),
  version uuid not null,
  primary key (brand_id, key, item_id)
);
