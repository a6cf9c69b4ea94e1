import { readFileSync } from 'node:fs'
import pg from 'pg'

const perTick = 10

/** CPU milliseconds of a process on Linux; 0 elsewhere. */
export function computedBy(pid) {
  try {
    // After the command name, which may contain spaces, come fields 3, 4, …; 14 and 15 are CPU time.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * perTick
  } catch {
    return 0
  }
}

/**
 * Counts CPU milliseconds of the server, its PostgreSQL backends (by `url`) and this process: on a shared machine they
 * are steadier than a clock.
 */
export async function processorTime(pid, url) {
  const client = url === undefined ? undefined : new pg.Client({ connectionString: url })
  await client?.connect()
  const backends = new Map()
  const used = async () => {
    const { rows } = (await client?.query(
      'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )) ?? { rows: [] }
    for (const one of [...backends.keys(), ...rows.map((row) => row.pid)])
      backends.set(one, Math.max(backends.get(one) ?? 0, computedBy(one)))
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000 + computedBy(pid) + [...backends.values()].reduce((sum, one) => sum + one, 0)
  }
  return { used, end: async () => client?.end() }
}
