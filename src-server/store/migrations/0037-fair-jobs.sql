-- Jobs of an earlier version, and those without a location, share their brand's.
alter table jobs add column location_id text collate "C" not null default '';
-- First tries before retries. Waiting and leased jobs cost a look nothing.
create index jobs_due on jobs (kind, brand_id, location_id, (least(tries, 1)), run_at) where not is_dead;
create index jobs_dead on jobs (id) where is_dead;
