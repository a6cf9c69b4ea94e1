import { readFileSync } from 'node:fs'
import pg from 'pg'

const perTick = 10

/** Milliseconds that a process has computed, as Linux tells it; 0 where nobody tells. */
function computedBy(pid) {
  try {
    // Behind the command's name, which may hold blanks, the fields are 3, 4, ...: the 14th and 15th are wanted.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * perTick
  } catch {
    return 0
  }
}

/**
 * Counts the processor's milliseconds of a server, of those that work for it in the database named by `url`, and of this
 * very process: on a machine that is shared they tell more than a clock.
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
