-- Names a location's sequence. A digest, because ids may be longer than names.
create function display_number_sequence(brand_id text, location_id text) returns text language sql immutable as $$
  select 'display_numbers_' || left(encode(sha256(convert_to(brand_id || '/' || location_id, 'UTF8')), 'hex'), 32)
$$;

-- A location that returns continues its numbers.
create function number_orders() returns trigger language plpgsql as $$
declare
  name text := display_number_sequence(new.brand_id, new.id);
begin
  if to_regclass(name) is null then execute format('create sequence %I', name); end if;
  return null;
end $$;

create trigger location_numbers_orders after insert on locations for each row execute function number_orders();

-- Existing locations continue from the common sequence.
do $$
declare
  next bigint := (select last_value + is_called::integer from display_numbers);
  name text;
begin
  for name in select display_number_sequence(brand_id, id) from locations loop
    execute format('create sequence %I start %s', name, next);
  end loop;
end $$;
