-- The patron's verified phone (E.164), for signing in by PIN. A number belongs to the last patron who verified it,
-- because numbers are reassigned.
alter table patrons add column verified_phone text collate "C";
create unique index patrons_verified_phone on patrons (brand_id, verified_phone) where verified_phone is not null;
