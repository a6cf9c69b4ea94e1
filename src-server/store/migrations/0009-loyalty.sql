-- Guest orders do not count.
create index orders_of_patron on orders (brand_id, patron_id) where patron_id is not null;
