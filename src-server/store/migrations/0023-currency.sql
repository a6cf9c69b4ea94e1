-- Whose amounts these are, by ISO 4217: a brand names its own, and what was there before was in dollars. The currency of an
-- order is its brand's when it was placed, and stays.
alter table attempts add column currency text collate "C" not null default 'USD';
alter table orders add column currency text collate "C" not null default 'USD';
alter table refunds add column currency text collate "C" not null default 'USD';
-- As the processor says it.
alter table listed_charges add column currency text collate "C" not null default 'USD';
