-- Removed tables are retired, because orders reference them.
create table dining_tables (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  id text collate "C" not null,
  number text not null,
  is_retired boolean not null default false,
  primary key (brand_id, location_id, id)
);
create unique index one_table_per_number on dining_tables (brand_id, location_id, lower(number)) where not is_retired;

-- Upsells are stored as menus.
alter table locations add column upsell_version text collate "C";
alter table locations add foreign key (brand_id, upsell_version) references menus (brand_id, version);
