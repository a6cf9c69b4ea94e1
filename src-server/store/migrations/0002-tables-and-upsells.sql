-- Tables that can be ordered to. Removed ones are kept and retired: orders reference them, and a guest at one gets a
-- message.
create table dining_tables (
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  id text collate "C" not null,
  number text not null,
  is_retired boolean not null default false,
  primary key (brand_id, location_id, id)
);
create unique index one_table_per_number on dining_tables (brand_id, location_id, lower(number)) where not is_retired;

-- Upsells are stored as menus, with the same collections, versions and checks.
alter table locations add column upsell_version text collate "C";
alter table locations add foreign key (brand_id, upsell_version) references menus (brand_id, version);
