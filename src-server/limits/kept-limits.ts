import { createHmac } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Database } from '../store/database.ts'
import { retryOnConflict } from '../store/retry-on-conflict.ts'
import type { LimitCounter, Limits, Share, Shares } from './limits.ts'

interface KeptLimitsNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly limits: Limits
  /** Shared by all processes that use the same database. */
  readonly secret: string
}

/** Fixed windows, changed by one atomic statement. A clock that jumps back by more than a window ends that window. */
export function keptLimits({ db, clock, limits, secret }: KeptLimitsNeeds): LimitCounter {
  const hashed = (...words: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(words)).digest('base64url').slice(0, 22)

  const rowOf = ({ limit, of, marks }: Share, position: number, now: Instant) => {
    const kept = [...new Set(marks ?? [])].map((mark) => hashed(limit, of, mark))
    return {
      position,
      name: limit,
      subject: hashed(limit, of),
      points: marks === undefined ? 1 : kept.length,
      marks: kept,
      most: limits[limit].most,
      until: new Date(now + limits[limit].windowMs).toISOString(),
    }
  }
  const rowsOf = (shares: Shares, now: Instant) => shares.map((share, position) => rowOf(share, position, now))

  return {
    consume: async (...shares) => {
      const now = clock.now()
      const past = await retryOnConflict(() => firstPast(db, rowsOf(shares, now), now))
      if (past === undefined) return { _tag: 'Allowed' }
      const { limit } = shares[past.position] ?? shares[0]
      const seconds = Math.max(1, Math.ceil((past.until.getTime() - now) / 1000))
      return { _tag: 'Past', limit, past: limits[limit].past, seconds }
    },
    forgive: async (...shares) => {
      const now = clock.now()
      await retryOnConflict(() => giveBack(db, rowsOf(shares, now), now))
    },
  }
}

interface Row {
  readonly position: number
}

function askedOf(rows: readonly Row[]) {
  return sql`
  asked as (
    select a.position, a.name, a.subject, a.points, a.most, a.until,
      array(select jsonb_array_elements_text(a.marks)) as marks
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a (
      position integer, name text, subject text, points integer, marks jsonb, most integer, until timestamptz)
  )`
}

function instant(now: Instant) {
  return sql`${new Date(now).toISOString()}::timestamptz`
}

/**
 * The caller's clock may lag behind the clock that began the window. A window that ends more than two window lengths
 * ahead comes from a clock that jumped.
 */
function isLive(asked: RawBuilder<unknown>, now: Instant) {
  return sql`(l.until > ${instant(now)} and l.until <= ${asked}.until + (${asked}.until - ${instant(now)}))`
}

function added(asked: RawBuilder<unknown>) {
  return sql`
  (case when ${asked}.marks = '{}' then ${asked}.points
    else (select count(*) from unnest(${asked}.marks) m where m <> all (l.marks)) end)::integer`
}

/** `full_ones` skips exceeded limits without a lock. */
function takeShare(position: number, now: Instant) {
  const [table, before] = [sql.ref(`taken_${position}`), sql.ref(`taken_${position - 1}`)]
  const given = sql`excluded`
  const live = isLive(given, now)
  return sql`
  ${table} as (
    insert into limit_counts as l (name, subject, points, marks, until)
    select name, subject, points, marks, until from asked
    where position = ${sql.lit(position)} and points <= most and not exists (select from full_ones)
      ${position === 0 ? sql`` : sql`and exists (select from ${before})`}
    on conflict (name, subject) do update set
      points = case when ${live} then l.points + ${added(given)} else excluded.points end,
      marks = case when ${live} then l.marks || array(select m from unnest(excluded.marks) m where m <> all (l.marks))
        else excluded.marks end,
      until = case when ${live} then l.until else excluded.until end
      where not ${live} or l.points + ${added(given)} <= (select most from asked where position = ${sql.lit(position)})
    returning 1
  )`
}

/** If a concurrent statement exhausts a limit, earlier shares stay counted. */
async function firstPast(
  db: Database,
  rows: readonly Row[],
  now: Instant,
): Promise<{ readonly position: number; readonly until: Date } | undefined> {
  const asked = sql`asked`
  const live = isLive(asked, now)
  const tables = rows.map((_, position) => takeShare(position, now))
  const missed = rows.map(
    (_, position) => sql`when not exists (select from ${sql.ref(`taken_${position}`)}) then ${sql.lit(position)}`,
  )
  const { rows: found } = await sql<{ position: number; until: Date }>`
    with ${askedOf(rows)}, full_ones as (
      select asked.position from asked join limit_counts l on l.name = asked.name and l.subject = asked.subject
      where ${live} and l.points + ${added(asked)} > asked.most
    ), ${sql.join(tables, sql`, `)}
    select asked.position, case when ${live} then l.until else asked.until end as until
    from asked left join limit_counts l on l.name = asked.name and l.subject = asked.subject
    where asked.position = coalesce((select min(position) from full_ones), case ${sql.join(missed, sql` `)} end)`.execute(
    db,
  )
  return found[0]
}

async function giveBack(db: Database, rows: readonly Row[], now: Instant): Promise<void> {
  await sql`
    with ${askedOf(rows)}
    update limit_counts l set
      points = greatest(0, l.points - case when asked.marks = '{}' then asked.points
        else (select count(*) from unnest(asked.marks) m where m = any (l.marks))::integer end),
      marks = array(select m from unnest(l.marks) m where m <> all (asked.marks))
    from asked where l.name = asked.name and l.subject = asked.subject and ${isLive(sql`asked`, now)}`.execute(db)
}
