import { Socket } from 'node:net'
import pg from 'pg'

/**
 * Milliseconds. The database gives up a statement before its client does, so that a client that gives up has met
 * silence and not work.
 */
export const timeout = {
  handshake: 2_000,
  wait: 5_000,
  statement: 2_000,
  lock: 1_500,
  answer: 2_500,
  transaction: 10_000,
}

/** How long a connection that is under suspicion still has for its answer. */
const lastChance = 300
/** And how long one has of which the database itself says that it has been answered. */
const onItsWay = 100
const whileReading = 50
/** An orderly goodbye takes the other side; one that is silent is not waited for. */
const goodbye = 1_000

/**
 * A connection that notices when nobody answers any more. TCP alone would wait for minutes, and a wire that swallows
 * bytes without ending the connection is not noticed by keep-alive either.
 */
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
    // Without a listener a connection that ends while it is in use would end the process; whoever uses it is told anyway.
    this.on('error', () => undefined)
    this.once('connect', () => {
      this.#heardAt = performance.now()
    })
  }

  /** Rejects within `limit` milliseconds, and the connection is then of no use any more. */
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

  /** It ended, which the pool hears a moment later. */
  isGone(): boolean {
    return this.#socket.destroyed
  }

  /** It was opened a moment ago, and nothing can have befallen it since. */
  isNew(): boolean {
    return !this.#wasAsked
  }

  /** When the statement was sent that was never answered; undefined while answers come. */
  silentSince(): number | undefined {
    return this.#gaveUp ? this.#askedAt : undefined
  }

  /** When the statement was sent whose answer is waited for; undefined while none is. */
  waitsSince(): number | undefined {
    return this.#deadline === undefined || this.#gaveUp ? undefined : this.#askedAt
  }

  /** Under which number the database knows this connection. Behind a pooler it may be somebody else's, or nobody's. */
  pid(): number | undefined {
    const pid: unknown = Reflect.get(this, 'processID')
    return typeof pid === 'number' ? pid : undefined
  }

  /** The database says that it works on the statement of then. */
  vouched(since: number): void {
    if (this.waitsSince() === since) this.#heardAt = performance.now()
  }

  /** The database says that it has nothing to do here, and the statement of then is not answered. */
  missed(since: number): void {
    if (this.waitsSince() === since) this.#expectWithin(onItsWay)
  }

  /** Another connection fell silent at `since`. Unless this one was heard after that, it is not trusted either. */
  suspect(since: number): void {
    if (this.#heardAt > since) return
    if (this.#deadline === undefined) this.#socket.destroy()
    else this.#expectWithin(lastChance)
  }

  override end(): Promise<void>
  override end(callback: (reason: Error) => void): void
  override end(callback?: (reason: Error) => void): Promise<void> | void {
    setTimeout(() => this.#socket.destroy(), goodbye).unref()
    return callback === undefined ? super.end() : super.end(callback)
  }

  #expectWithin(limit: number): void {
    clearTimeout(this.#deadline)
    this.#deadline = setTimeout(() => {
      // A process that was busy itself finds its timers due before it reads what came: the answer may be there already.
      this.#deadline = setTimeout(() => {
        this.#gaveUp = true
        this.#socket.destroy(new Error(`the database did not answer within ${limit} ms`))
      }, whileReading)
    }, limit)
  }
}
