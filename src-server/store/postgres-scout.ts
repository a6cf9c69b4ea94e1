import type pg from 'pg'
import type { BackendState, LookoutNeeds } from './lookout.ts'
import { WatchedClient } from './watched-client.ts'

/** Milliseconds. */
const handshake = 1_000
const answer = 500

/** Shows only sessions of our own user. */
const text = `
  select pid, state = 'active' and wait_event_type is distinct from 'Client' as works,
    state in ('idle', 'idle in transaction', 'idle in transaction (aborted)') or wait_event_type = 'Client' as waits
  from pg_stat_activity where pid = any ($1::integer[]) and usename = current_user`

export function postgresScout(config: pg.ClientConfig): Pick<LookoutNeeds, 'ask' | 'rest'> {
  let kept: WatchedClient | undefined

  const closeScout = (): void => {
    const client = kept
    kept = undefined
    void client?.end().catch(() => undefined)
  }
  const ready = async (): Promise<WatchedClient> => {
    if (kept !== undefined) return kept
    const client = new WatchedClient(config, handshake)
    kept = client
    await client.connect()
    return client
  }

  return {
    ask: async (pids) => {
      try {
        const client = await ready()
        const { rows } = await client.ask({ text, values: [pids] }, answer)
        return new Map(rows.flatMap(doingOf))
      } catch (reason) {
        closeScout()
        throw reason
      }
    },
    rest: closeScout,
  }
}

function doingOf(row: unknown): readonly (readonly [number, BackendState])[] {
  if (typeof row !== 'object' || row === null || !('pid' in row) || typeof row.pid !== 'number') return []
  if ('works' in row && row.works === true) return [[row.pid, 'working']]
  return 'waits' in row && row.waits === true ? [[row.pid, 'nothing']] : []
}
