-- A patron's spending is summed over the patron's own orders; guest orders are not included.
create index orders_of_patron on orders (brand_id, patron_id) where patron_id is not null;
