-- For existing accounts the time starts now.
alter table patrons add column used_at timestamptz not null default now();
create index patrons_by_use on patrons (used_at);
