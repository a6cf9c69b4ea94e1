-- What the kitchen reads. Orders that were handed over before it was kept have none.
alter table kitchen_tickets add column slip text not null default '';
