import { sql } from 'kysely'

/** Past turns are looked for only when there seems to be none left: a function costs more than the row it is asked about. */
const remembered = sql`
  case when cardinality(t.taken) < excluded.most then t.taken
    else living_turns(t.taken, excluded.taken[1], excluded.life) end`

/**
 * Takes the turns of every claim that was won, each by one conditional insert or update (ADR 26). Rows are locked in the
 * order of their names, here and in what gives them back: no two statements wait for each other.
 */
export const turns = sql`
  wanted as materialized (
    select asked.brand_id, asked.key, asked.at, t.kind, t.name, t.most, t.life
    from claim join asked on asked.key = claim.key,
      jsonb_to_recordset(asked.turns) as t (kind text, name uuid, most integer, life integer)
  ),
  turned as (
    insert into placing_turns as t (brand_id, name, taken, most, life)
    select brand_id, name, array[at], most, life from wanted order by brand_id, name
    on conflict (brand_id, name) do update
      set taken = ${remembered} || excluded.taken, most = excluded.most, life = excluded.life
      where cardinality(${remembered}) < excluded.most
    returning name
  )`

/** Part of a `case`: the first kind of which nothing was left undoes the statement. */
export const unlessSpent = sql`
  when exists (
    select from wanted w where w.key = asked.key and w.name not in (select name from turned)
  ) then refuse((
    select min(w.kind) from wanted w where w.key = asked.key and w.name not in (select name from turned)
  ))`

/** Gives the turns of good cards back, behind `closed (brand_id, turn, turn_at)`. */
export const turnsGivenBack = sql`
  given_back as (
    update placing_turns t set taken = case when t.taken = l.given then '{}' else without_turns(t.taken, l.given) end
    from (
      select p.brand_id, p.name, g.given from placing_turns p
      join (
        select brand_id, turn, array_agg(turn_at) as given from closed where turn is not null group by brand_id, turn
      ) g on p.brand_id = g.brand_id and p.name = g.turn
      order by p.brand_id, p.name for update of p
    ) l
    where t.brand_id = l.brand_id and t.name = l.name
    returning 1
  )`
