-- Recent uses of limited actions. `name` is a digest of the subject.
create table placing_turns (
  brand_id text collate "C" not null,
  name uuid not null,
  taken timestamptz[] not null,
  most integer not null check (most > 0),
  -- Seconds.
  life integer not null check (life > 0),
  primary key (brand_id, name)
) with (fillfactor = 60);

-- At most 99 turns: a caller that passed the human check exceeds every limit.
create function living_turns(taken timestamptz[], at timestamptz, life integer) returns timestamptz[]
language sql immutable parallel safe as $$
  select array(
    select one from unnest(taken) as one where one > at - life * interval '1 second' order by one desc limit 99)
$$;

-- Gives back one turn per moment in `given`.
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

-- Given back if the card was good.
alter table attempts add column turn uuid, add column turn_at timestamptz;
