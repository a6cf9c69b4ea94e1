-- How long nobody has used an account. Of those that are there already the time begins now.
alter table patrons add column used_at timestamptz not null default now();
create index patrons_by_use on patrons (used_at);
