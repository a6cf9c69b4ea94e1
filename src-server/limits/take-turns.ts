import { sql } from 'kysely'

/** Expires past turns only when none seem left: the function costs more than reading the row. */
const remembered = sql`
  case when cardinality(t.taken) < excluded.most then t.taken
    else living_turns(t.taken, excluded.taken[1], excluded.life) end`

/** Takes the turns of all won claims (ADR 26). Locks rows by name, as `returnTurns` does, which prevents deadlocks. */
export const takeTurns = sql`
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

/** Aborts the statement for the first exhausted kind. */
export const refuseSpentTurn = sql`
  when exists (
    select from wanted w where w.key = asked.key and w.name not in (select name from turned)
  ) then refuse((
    select min(w.kind) from wanted w where w.key = asked.key and w.name not in (select name from turned)
  ))`

/** Gives back the turns of the rows of `closed (brand_id, turn, turn_at)`. */
export const returnTurns = sql`
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
