-- Empty for orders handed over before this migration.
alter table kitchen_tickets add column slip text not null default '';
