-- When, of late, something was done that may only be done so often: an unpaid order of a table, a guest or an address,
-- a card that an address tried. `name` is a digest of whose turn it is. A turn is taken in the claim's own statement.
create table placing_turns (
  brand_id text collate "C" not null,
  name uuid not null,
  taken timestamptz[] not null,
  most integer not null check (most > 0),
  -- Seconds that a turn is remembered.
  life integer not null check (life > 0),
  primary key (brand_id, name)
) with (fillfactor = 60);

-- The turns that still count, 99 at most: who was shown to be a person is let past every limit.
create function living_turns(taken timestamptz[], at timestamptz, life integer) returns timestamptz[]
language sql immutable parallel safe as $$
  select array(
    select one from unnest(taken) as one where one > at - life * interval '1 second' order by one desc limit 99)
$$;

-- Of each moment in `given` one turn is given back; several may have been taken in it.
create function without_turns(taken timestamptz[], given timestamptz[]) returns timestamptz[]
language plpgsql immutable parallel safe as $$
declare
  one timestamptz;
  place integer;
begin
  foreach one in array given loop
    place := array_position(taken, one);
    if place is not null then taken := taken[:place - 1] || taken[place + 1:]; end if;
  end loop;
  return taken;
end $$;

-- The turn that a card took; it is given back when the card was good.
alter table attempts add column turn uuid, add column turn_at timestamptz;
