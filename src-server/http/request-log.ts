import type { FastifyBaseLogger } from 'fastify'

/** Created lazily: most requests log nothing, and a child logger costs more than a line. */
export class RequestLog implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined
  readonly level: string

  constructor(make: () => FastifyBaseLogger, level: string) {
    this.#make = make
    this.level = level
  }

  child(...given: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own().child(...given)
  }

  trace(...said: readonly unknown[]): void {
    this.#say('trace', said)
  }

  debug(...said: readonly unknown[]): void {
    this.#say('debug', said)
  }

  info(...said: readonly unknown[]): void {
    this.#say('info', said)
  }

  warn(...said: readonly unknown[]): void {
    this.#say('warn', said)
  }

  error(...said: readonly unknown[]): void {
    this.#say('error', said)
  }

  fatal(...said: readonly unknown[]): void {
    this.#say('fatal', said)
  }

  silent(): void {}

  #own(): FastifyBaseLogger {
    this.#made ??= this.#make()
    return this.#made
  }

  #say(level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal', said: readonly unknown[]): void {
    const own = this.#own()
    Reflect.apply(own[level], own, said)
  }
}
