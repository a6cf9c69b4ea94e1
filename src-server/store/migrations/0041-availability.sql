-- What staff of a location marked as sold out. What the brand's menu says is in menus.
create table sold_out (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  kind text not null check (kind in ('item', 'group')),
  entry_id text collate "C" not null,
  since timestamptz not null,
  -- Null: until it is switched on.
  until timestamptz,
  primary key (brand_id, location_id, kind, entry_id)
);
