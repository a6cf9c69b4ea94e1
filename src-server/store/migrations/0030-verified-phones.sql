-- The phone that a patron has shown to have, as it is dialled (E.164): by it they sign in with a PIN. A number is the last
-- one's who showed it, for numbers are given to others.
alter table patrons add column verified_phone text collate "C";
create unique index patrons_verified_phone on patrons (brand_id, verified_phone) where verified_phone is not null;
