import { Socket } from 'node:net'
import pg from 'pg'

/** Milliseconds. The database's timeout is shorter than the client's, so a client timeout means silence, not work. */
export const timeout = {
  handshake: 2_000,
  wait: 5_000,
  statement: 2_000,
  lock: 1_500,
  answer: 2_500,
  transaction: 10_000,
}

/** For a connection under suspicion. */
const suspectTimeout = 300
/** For a connection whose backend is already idle. */
const idleTimeout = 100
const readTimeout = 50
/** A graceful close needs the other side, which may be silent. */
const closeTimeout = 1_000

/** TCP alone would wait for minutes, and keep-alive does not notice a link that drops data without closing. */
export class WatchedClient extends pg.Client {
  readonly #socket: Socket
  #heardAt = performance.now()
  #askedAt = performance.now()
  #deadline: NodeJS.Timeout | undefined
  #gaveUp = false
  #wasAsked = false

  constructor(config: pg.ClientConfig = {}, handshake = timeout.handshake) {
    const socket = new Socket()
    super({
      ...config,
      stream: () => socket,
      connectionTimeoutMillis: handshake,
      keepAlive: true,
      keepAliveInitialDelayMillis: 2_000,
    })
    this.#socket = socket
    // Without a listener a broken connection would crash the process.
    this.on('error', () => undefined)
    this.once('connect', () => {
      this.#heardAt = performance.now()
    })
  }

  /** Rejects within `limit` milliseconds; the connection is then unusable. */
  async ask(query: pg.QueryConfig, limit: number): Promise<pg.QueryResult> {
    this.#askedAt = performance.now()
    this.#wasAsked = true
    this.#expectWithin(limit)
    try {
      const answer = await this.query(query)
      this.#heardAt = performance.now()
      return answer
    } catch (reason) {
      if (reason instanceof Error && 'severity' in reason) this.#heardAt = performance.now()
      throw reason
    } finally {
      clearTimeout(this.#deadline)
      this.#deadline = undefined
    }
  }

  /** Whether the connection has ended; the pool notices a moment later. */
  isGone(): boolean {
    return this.#socket.destroyed
  }

  isNew(): boolean {
    return !this.#wasAsked
  }

  /** When the unanswered statement was sent; undefined while responses arrive. */
  silentSince(): number | undefined {
    return this.#gaveUp ? this.#askedAt : undefined
  }

  /** When the pending statement was sent; undefined if there is none. */
  waitsSince(): number | undefined {
    return this.#deadline === undefined || this.#gaveUp ? undefined : this.#askedAt
  }

  /** The backend's pid. Behind a pooler it may belong to another client or to none. */
  pid(): number | undefined {
    const pid: unknown = Reflect.get(this, 'processID')
    return typeof pid === 'number' ? pid : undefined
  }

  /** The database still works on the statement sent at `since`. */
  vouched(since: number): void {
    if (this.waitsSince() === since) this.#heardAt = performance.now()
  }

  /** The database is idle, but the statement sent at `since` has no response. */
  missed(since: number): void {
    if (this.waitsSince() === since) this.#expectWithin(idleTimeout)
  }

  /** Another connection fell silent at `since`. Distrust this one, unless it was heard from later. */
  suspect(since: number): void {
    if (this.#heardAt > since) return
    if (this.#deadline === undefined) this.#socket.destroy()
    else this.#expectWithin(suspectTimeout)
  }

  override end(): Promise<void>
  override end(callback: (reason: Error) => void): void
  override end(callback?: (reason: Error) => void): Promise<void> | void {
    setTimeout(() => this.#socket.destroy(), closeTimeout).unref()
    return callback === undefined ? super.end() : super.end(callback)
  }

  #expectWithin(limit: number): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => {
      // After a busy period timers fire before sockets are read.
      this.#deadline = setTimeout(() => {
        this.#gaveUp = true
        this.#socket.destroy(new Error(`the database did not answer within ${limit} ms`))
      }, readTimeout)
    }, limit)
  }
}
