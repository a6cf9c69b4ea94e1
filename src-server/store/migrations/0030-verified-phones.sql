-- E.164, for PIN sign-in. Belongs to the last patron with a proof, because numbers are reassigned.
alter table patrons add column verified_phone text collate "C";
create unique index patrons_verified_phone on patrons (brand_id, verified_phone) where verified_phone is not null;
