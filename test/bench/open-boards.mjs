// Open boards of staff, as ours behave: each listens to the events of its location and reads its orders again after one.
import { Agent, request as httpRequest } from 'node:http'
import { demoHeaders } from './demo-order.mjs'

const streamsPerSession = 3

/** Sign-ins are limited, so boards that open again keep their sessions. */
const sessionsOf = new Map()
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })
let callers = 0

/** Each caller has an address of its own, so that rate limits are on and none is reached. */
function caller() {
  callers += 1
  return {
    'x-forwarded-for': `10.${Math.floor(callers / 62_500) % 250}.${Math.floor(callers / 250) % 250}.${callers % 250}`,
  }
}

export function call(origin, method, path, { headers = {}, body } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${origin}${path}`,
      {
        method,
        agent,
        headers: {
          ...demoHeaders,
          ...caller(),
          origin,
          ...headers,
          ...(text === undefined ? {} : { 'content-length': Buffer.byteLength(text) }),
        },
      },
      (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () => {
          const whole = Buffer.concat(parts).toString()
          if (answer.statusCode > 299) reject(new Error(`${method} ${path}: ${answer.statusCode} ${whole}`))
          else resolve({ headers: answer.headers, body: JSON.parse(whole) })
        })
      },
    )
    request.once('error', reject)
    request.end(text)
  })
}

/** Listens to a stream, and calls `changed` for each of its events. Resolves when the stream is open. */
export function listen(origin, path, headers, changed) {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${origin}${path}`, { headers: { ...caller(), ...headers } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${path}: ${answer.statusCode}`))
      answer.setEncoding('utf8')
      answer.on('data', (text) => {
        if (text.includes('event: changed')) changed()
      })
      answer.on('error', () => undefined)
      return resolve(() => request.destroy())
    })
    request.once('error', reject)
    request.end()
  })
}

/** Runs `look` at once and after each call, never twice at the same time: calls during a look make it run once more. */
export function looker(look, failed) {
  let isLooking = false
  let isDue = false
  const run = async () => {
    if (isLooking) {
      isDue = true
      return
    }
    isLooking = true
    try {
      do {
        isDue = false
        await look()
      } while (isDue)
    } finally {
      isLooking = false
    }
  }
  return () => void run().catch((reason) => failed(String(reason)))
}

export async function signIn(origin, body = { email: 'counter@ember.example', password: 'Demo-Ladle-1' }) {
  const { headers } = await call(origin, 'POST', '/v1/staff/session', { body })
  return { cookie: String(headers['set-cookie']).split(';')[0] }
}

/**
 * Opens boards of a location. `listed` gets the index of a board and the orders that it reads, after the first time only
 * those that changed, unless `isWhole`; `failed` gets a line for each read that fails. Returns a function that closes the
 * boards.
 */
export async function openBoards(origin, locationId, count, { listed, failed, isWhole = false }) {
  let isOpen = true
  const sessions = sessionsOf.get(origin) ?? []
  sessionsOf.set(origin, sessions)
  // A read that is under way when the boards close may lose its server.
  const ifOpen = (line) => isOpen && failed(line)
  while (sessions.length < count / streamsPerSession) sessions.push(await signIn(origin))
  const closers = []
  for (let index = 0; index < count; index += 1) {
    const headers = sessions[Math.floor(index / streamsPerSession)]
    let since = ''
    const look = looker(async () => {
      const { body } = await call(origin, 'GET', `/v1/staff/locations/${locationId}/orders${since}`, { headers })
      if (!isWhole && body.mark !== undefined) since = `?since=${body.mark}`
      listed(index, body.orders)
    }, ifOpen)
    const path = `/v1/staff/locations/${locationId}/events?client=ember`
    closers.push(await listen(origin, path, { ...headers, ...demoHeaders }, look))
  }
  return () => {
    isOpen = false
    for (const close of closers) close()
  }
}
