import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseChoice } from './database-choice.ts'
import { plannerSettings } from './planner-settings.ts'
import { CannotOpenStore } from './store-failure.ts'
import { timeout } from './watched-client.ts'

/** Connections that keep a pooler's sessions busy while another one is asked. */
const crowd = 4
/** Milliseconds to wait for a free session. */
const sessionWait = 200
/** Milliseconds for a notification of our own. */
const longestNotice = 1_500

/** What each connection of ours needs, in the database's own units. */
const needed: Readonly<Record<string, string>> = {
  ...plannerSettings,
  statement_timeout: String(timeout.statement),
  lock_timeout: String(timeout.lock),
  idle_in_transaction_session_timeout: String(timeout.transaction),
}

/**
 * Without `directUrl`: rejects with `Pooled` if LISTEN or a setting is lost between statements. With it: rejects with
 * `UnsetRole` if sessions of the pooler lack the settings that our statements need.
 */
export async function probePooler({ url, directUrl }: DatabaseChoice & { readonly _tag: 'Postgres' }): Promise<void> {
  const clients = Array.from({ length: crowd + 1 }, () => clientOf(url))
  try {
    await Promise.all(clients.map((client) => client.connect()))
    const [first, ...others] = clients
    if (first === undefined) return
    if (directUrl !== undefined) await requireSettings(first)
    else await requireSession(first, others)
  } catch (reason) {
    if (reason instanceof CannotOpenStore) throw reason
    throw new CannotOpenStore({
      _tag: 'Unreachable',
      detail: reason instanceof Error ? reason.message : String(reason),
    })
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()))
  }
}

/** Without startup parameters, which some poolers refuse. */
function clientOf(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeout.wait })
  client.on('error', () => undefined)
  return client
}

async function requireSession(first: pg.Client, others: readonly pg.Client[]): Promise<void> {
  const name = randomUUID()
  await first.query("select set_config('tureen.probe', $1, false)", [name])
  const seen = await amid(others, () => first.query("select current_setting('tureen.probe', true) as name"))
  const leaked = await Promise.all(
    others.map((one) => one.query("select current_setting('tureen.probe', true) as name")),
  )
  if (seen.rows[0]?.name !== name || leaked.some(({ rows }) => rows[0]?.name === name))
    throw new CannotOpenStore({ _tag: 'Pooled', lost: 'settings' })
  const [other] = others
  const heard = new Promise<boolean>((resolve) => first.once('notification', () => resolve(true)))
  const channel = `tureen_probe_${name.replaceAll('-', '')}`
  await first.query(`listen ${channel}`)
  await other?.query('select pg_notify($1, $2)', [channel, ''])
  const isHeard = await Promise.race([heard, sleep(longestNotice, false, { ref: false })])
  if (!isHeard) throw new CannotOpenStore({ _tag: 'Pooled', lost: 'LISTEN' })
}

/** Asks while the others hold a transaction each, so that a pooler has to use another session. */
async function amid<A>(others: readonly pg.Client[], ask: () => Promise<A>): Promise<A> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const begun: Promise<unknown>[] = []
  const ended = others.map((one) => {
    const begins = one.query('begin')
    begun.push(begins)
    return begins.then(() => released).then(() => one.query('rollback'))
  })
  // With fewer sessions than connections, some of these wait for the others to end.
  await Promise.race([Promise.all(begun), sleep(sessionWait, undefined, { ref: false })])
  const asked = ask()
  await Promise.race([asked, sleep(sessionWait, undefined, { ref: false })])
  release()
  await Promise.all(ended)
  return asked
}

async function requireSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    'select name, setting, current_user as role, current_database() as base from pg_settings where name = any ($1)',
    [Object.keys(needed)],
  )
  const statements = rows.flatMap(({ name, setting, role, base }: Record<string, string>) => {
    const value = needed[name ?? '']
    if (value === undefined || setting === value || name === undefined) return []
    const who = `${pg.escapeIdentifier(role ?? '')} in database ${pg.escapeIdentifier(base ?? '')}`
    return [`alter role ${who} set ${name} = ${pg.escapeLiteral(value)}`]
  })
  if (statements.length > 0) throw new CannotOpenStore({ _tag: 'UnsetRole', statements })
}
