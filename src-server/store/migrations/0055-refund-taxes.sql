-- Parts of a refund's tax, by tax category. Null: the order has one rate.
alter table refunds add column taxes jsonb;
