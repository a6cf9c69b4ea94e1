import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Notifications } from './notifications.ts'
import { timeout, WatchedClient } from './watched-client.ts'

/** Milliseconds between sends, so that a rush of messages is one statement. */
const gather = 25
/** Milliseconds between checks that the connection still responds. */
const lookEvery = 10_000
/** Milliseconds before a new connection; doubles with each failure. */
const pause = { first: 100, longest: 5_000 }
/** Limit of waiting messages; older ones are dropped while the database is unreachable. */
const mostWaiting = 1_000

/**
 * Uses a separate connection for LISTEN and NOTIFY, never another transaction: a NOTIFY locks the whole cluster until
 * its commit. Reconnects without a limit, because nothing else notifies this process of the others' changes.
 */
export function postgresNotifications(url: string, schema: string | undefined): Notifications {
  const channel = `tureen_${createHash('sha256')
    .update(schema ?? '')
    .digest('hex')
    .slice(0, 16)}`
  const self = randomUUID()
  const listeners: Parameters<Notifications['listen']>[] = []
  const heard = (message: string) => {
    for (const [hear] of listeners) hear(message)
  }
  let client: WatchedClient | undefined
  let waiting: string[] = []
  let failures = 0
  let isClosed = false
  let retry: NodeJS.Timeout | undefined
  let flush: NodeJS.Timeout | undefined

  const lose = (lost: WatchedClient) => {
    if (client !== lost) return
    client = undefined
    void lost.end().catch(() => undefined)
    if (!isClosed) reconnect()
  }

  const reconnect = () => {
    retry = setTimeout(connect, Math.min(pause.first * 2 ** failures, pause.longest))
    retry.unref()
    failures += 1
  }

  const connect = () => {
    const fresh = new WatchedClient({ connectionString: url })
    client = fresh
    fresh.once('end', () => lose(fresh))
    fresh.on('notification', ({ payload = '' }) => hear(payload))
    fresh
      .connect()
      .then(() => fresh.ask({ text: `listen ${pg.escapeIdentifier(channel)}` }, timeout.answer))
      .then(() => {
        if (failures > 0) for (const [, missed] of listeners) missed()
        failures = 0
        plan()
      })
      .catch(() => lose(fresh))
  }

  const hear = (payload: string) => {
    const [from = '', message = ''] = [payload.slice(0, self.length), payload.slice(self.length)]
    // This process handled its own message when it sent it.
    if (from !== self) heard(message)
  }

  const plan = () => {
    if (flush !== undefined || waiting.length === 0 || isClosed) return
    flush = setTimeout(() => {
      flush = undefined
      void deliver()
    }, gather)
    flush.unref()
  }

  const deliver = async () => {
    const over = client
    if (over === undefined) return
    const messages = waiting
    waiting = []
    const text = 'select pg_notify($1::text, $2::text || message) from jsonb_array_elements_text($3::jsonb) message'
    try {
      await over.ask({ text, values: [channel, self, JSON.stringify(messages)] }, timeout.answer)
      plan()
    } catch {
      waiting = [...messages, ...waiting].slice(-mostWaiting)
      lose(over)
    }
  }

  const watch = setInterval(() => {
    const over = client
    over?.ask({ text: 'select 1' }, timeout.answer).catch(() => lose(over))
  }, lookEvery)
  watch.unref()
  connect()

  return {
    send: (message) => {
      setImmediate(() => heard(message))
      waiting = [...waiting, message].slice(-mostWaiting)
      plan()
    },
    listen: (...listener) => {
      listeners.push(listener)
    },
    isShared: true,
    close: async () => {
      isClosed = true
      clearInterval(watch)
      clearTimeout(retry)
      clearTimeout(flush)
      const last = client
      if (last === undefined) return
      if (waiting.length > 0) await deliver()
      client = undefined
      await last.end().catch(() => undefined)
    },
  }
}
