import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './error-answers.ts'
import type { EdgeLimits } from './limits.ts'
import { refusal, unavailableText } from './refusal-answer.ts'

/**
 * `always`: never shed. `placing`: orders, with a capacity that reads cannot crowd out. `streaming`: streams of events,
 * which stay open. `looking`: the rest.
 */
export type Load = 'always' | 'placing' | 'streaming' | 'looking'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly load?: Load
  }
}

/** Seconds. A refusal is cheap, so retrying early does no harm. */
const retryAfter = 5
/** Milliseconds between log lines. */
const logInterval = 1_000

/** Per turn of the event loop. Requests beyond both limits have already waited too long in their sockets. */
const perTurn = { calls: 50, milliseconds: 1_000 }

const busy = refusal(503, 'unavailable', unavailableText, retryAfter)

/**
 * Refuses requests unread while too many are running. A request counts from complete arrival until its response is
 * ready, so slow clients occupy no capacity. Returns whether a request was refused.
 */
export function shedLoad(
  app: FastifyInstance,
  { mostPlacing, mostStreaming, mostLooking }: Pick<EdgeLimits, 'mostPlacing' | 'mostStreaming' | 'mostLooking'>,
): (request: FastifyRequest) => boolean {
  const most = {
    always: Number.POSITIVE_INFINITY,
    placing: mostPlacing,
    streaming: mostStreaming,
    looking: mostLooking,
  }
  const inWork = { always: 0, placing: 0, streaming: 0, looking: 0 }
  const turnedAway = new WeakSet<FastifyRequest>()
  const ends = new WeakMap<FastifyRequest, () => void>()
  const tell = sheddingLog(app)
  const isTurnFull = turnOfLoop()

  const begin = (request: FastifyRequest, reply: FastifyReply) => {
    const load = loadOf(request)
    let isOver = false
    const end = () => {
      if (!isOver) inWork[load] -= 1
      isOver = true
    }
    inWork[load] += 1
    ends.set(request, end)
    reply.raw.once('close', end)
  }

  const hasRoom = (request: FastifyRequest, reply: FastifyReply, isLate = false): boolean => {
    const load = loadOf(request)
    if (load === 'always' || (inWork[load] < most[load] && !isLate)) return true
    turnedAway.add(request)
    tell(load)
    sendRefusal(reply, busy)
    return false
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (isOurOwn(request) || hasRoom(request, reply, isTurnFull())) done()
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (!isOurOwn(request)) {
      if (!hasRoom(request, reply)) return
      begin(request, reply)
    }
    done()
  })
  app.addHook('onSend', (request, _reply, _body, done) => {
    ends.get(request)?.()
    done()
  })
  return (request) => turnedAway.has(request)
}

/** Requests that our page rendering makes were admitted with the page. */
function isOurOwn({ raw }: FastifyRequest): boolean {
  return !(raw instanceof IncomingMessage)
}

function turnOfLoop(): () => boolean {
  let taken = 0
  let began = 0
  return () => {
    if (taken === 0) {
      began = performance.now()
      setImmediate(() => {
        taken = 0
      })
    }
    if (taken >= perTurn.calls && performance.now() - began > perTurn.milliseconds) return true
    taken += 1
    return false
  }
}

function loadOf({ routeOptions: { config } }: FastifyRequest): Load {
  return config.load ?? 'looking'
}

/** Logs one line per interval, because a line per refusal would add load. */
function sheddingLog({ log }: FastifyInstance): (load: Load) => void {
  const none = { always: 0, placing: 0, streaming: 0, looking: 0 }
  let counts = none
  let toldAt = Number.NEGATIVE_INFINITY
  return (load) => {
    counts = { ...counts, [load]: counts[load] + 1 }
    const now = performance.now()
    if (now - toldAt < logInterval) return
    log.warn({ turnedAway: counts }, 'load shedding: requests refused with 503')
    counts = none
    toldAt = now
  }
}
