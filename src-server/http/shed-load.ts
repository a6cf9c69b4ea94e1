import { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './error-answers.ts'
import type { EdgeLimits } from './limits.ts'
import { refusal, unavailableText } from './refusal-answer.ts'

/**
 * `always`: what finishes something that is under way, or says how the server does; it is never turned away. `placing`:
 * orders, which have room of their own, so that no crowd of readers takes it. Everything else looks.
 */
export type Load = 'always' | 'placing' | 'looking'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly load?: Load
  }
}

/** Seconds; one answer is the price of a call that is turned away, so coming back soon does no harm. */
const comeBack = 5
/** Milliseconds between two lines of the log about it. */
const quiet = 1_000

/**
 * What one turn of the event loop takes in: so many calls whatever they cost, and more for so many milliseconds. Who is
 * read later in that turn has waited in a socket for all of it, where nobody counts him.
 */
const perTurn = { calls: 50, milliseconds: 1_000 }

const busy = refusal(503, 'unavailable', unavailableText, comeBack)

/**
 * Turns calls away, before anything of them is read, while so many are in work that the next would wait longer than
 * anybody does: who is let in is answered soon, and nobody else waits in vain. A call is in work from when it has
 * arrived whole until its answer is there, so that nobody keeps others out by sending or reading slowly. Says whether a
 * call was turned away.
 */
export function shedLoad(
  app: FastifyInstance,
  { mostPlacing, mostLooking }: Pick<EdgeLimits, 'mostPlacing' | 'mostLooking'>,
): (request: FastifyRequest) => boolean {
  const most = { always: Number.POSITIVE_INFINITY, placing: mostPlacing, looking: mostLooking }
  const inWork = { always: 0, placing: 0, looking: 0 }
  const turnedAway = new WeakSet<FastifyRequest>()
  const ends = new WeakMap<FastifyRequest, () => void>()
  const tell = tellNowAndThen(app)
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
    // Who hangs up while we work gets no answer.
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

/** What a page of ours asks for itself was let in with the page. */
function isOurOwn({ raw }: FastifyRequest): boolean {
  return !(raw instanceof IncomingMessage)
}

/** Asked for each call: whether the turn of the event loop in which it is read has taken in enough. */
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

/** A line for each of them would be load, too. */
function tellNowAndThen({ log }: FastifyInstance): (load: Load) => void {
  const none = { always: 0, placing: 0, looking: 0 }
  let counts = none
  let toldAt = Number.NEGATIVE_INFINITY
  return (load) => {
    counts = { ...counts, [load]: counts[load] + 1 }
    const now = performance.now()
    if (now - toldAt < quiet) return
    log.warn({ turnedAway: counts }, 'too many calls at a time: some are turned away')
    counts = none
    toldAt = now
  }
}
