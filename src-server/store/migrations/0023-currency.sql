-- ISO 4217. Earlier amounts were in dollars. An order keeps its brand's currency at placement.
alter table attempts add column currency text collate "C" not null default 'USD';
alter table orders add column currency text collate "C" not null default 'USD';
alter table refunds add column currency text collate "C" not null default 'USD';
-- As reported by the processor.
alter table listed_charges add column currency text collate "C" not null default 'USD';
