-- Primary first, then by age.
alter table saved_cards add column kept_at timestamptz not null default now();
create index saved_cards_of_patrons on saved_cards (brand_id, patron_id);

-- Every patron with cards has a primary one.
update saved_cards set is_primary = true
where (brand_id, id) in (
  select distinct on (brand_id, patron_id) brand_id, id from saved_cards s
  where not exists (
    select from saved_cards p where p.brand_id = s.brand_id and p.patron_id = s.patron_id and p.is_primary
  )
  order by brand_id, patron_id, id
);

-- A concurrent submission must not restore a removed card.
create table removed_cards (
  brand_id text collate "C" not null,
  id text collate "C" not null,
  removed_at timestamptz not null default now(),
  primary key (brand_id, id)
);
create index removed_cards_at on removed_cards (removed_at);
