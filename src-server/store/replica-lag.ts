import type { PostgresPool } from 'kysely'

/** Milliseconds by which a copy is behind; Infinity if that is unknown. */
export type Lag = () => Promise<number>

/** Milliseconds that one answer is used for. */
const usedFor = 250
/** Milliseconds of positions to keep, at least the longest lag that anybody allows. */
const remembered = 60_000

interface Position {
  readonly at: number
  /** Bytes of write-ahead log. */
  readonly bytes: bigint
}

const primaryText = "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes"
/** If the address names a primary after all, its own position counts. */
const copyText = `
  select pg_wal_lsn_diff(
    case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::text as bytes`

/**
 * Compares positions in the write-ahead log. The time of the last replayed transaction would look old on a quiet
 * database, and new on a copy that lost its primary and replays an archive.
 *
 * @param now milliseconds, monotonic
 */
export function replicaLag({
  primary,
  copy,
  now,
}: {
  readonly primary: PostgresPool
  readonly copy: PostgresPool
  readonly now: () => number
}): Lag {
  let positions: readonly Position[] = []
  let answer: { readonly at: number; readonly lag: Promise<number> } | undefined

  const look = async (): Promise<number> => {
    const at = now()
    const [ours, theirs] = await Promise.all([bytesOf(primary, primaryText), bytesOf(copy, copyText)])
    positions = [...positions.filter((one) => at - one.at < remembered), { at, bytes: ours }]
    const reached = positions.findLast(({ bytes }) => bytes <= theirs)
    return reached === undefined ? Number.POSITIVE_INFINITY : at - reached.at
  }

  return () => {
    if (answer === undefined || now() - answer.at >= usedFor)
      answer = { at: now(), lag: look().catch(() => Number.POSITIVE_INFINITY) }
    return answer.lag
  }
}

async function bytesOf(pool: PostgresPool, text: string): Promise<bigint> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ readonly bytes: string }>(text, [])
    const [row] = rows
    if (row === undefined) throw new Error('no position')
    return BigInt(row.bytes)
  } finally {
    client.release()
  }
}
