import { isLeft } from 'fp-ts/lib/Either.js'
import type { FormHost } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import { cancelled, failed } from './outcomes.ts'

export interface FormLife<Told, Token> {
  readonly isOver: () => boolean
  readonly listen: (heard: (told: Told) => void) => () => void
  readonly tell: (told: Told) => void
  /** Succeeds once; a failed mount may be repeated. */
  readonly mount: (host: FormHost, draw: (element: HTMLElement) => Promise<Outcome<void>>) => Promise<Outcome<void>>
  /** One at a time, so a double click submits one card. Ending the form cancels the submission. */
  readonly submit: (ask: () => Promise<Outcome<Token>>) => Promise<Outcome<Token>>
  readonly end: () => boolean
}

export function formLife<Told, Token>(): FormLife<Told, Token> {
  const listeners = new Set<(told: Told) => void>()
  let isOver = false
  let mounting: Promise<Outcome<void>> | undefined
  let running: Promise<Outcome<Token>> | undefined
  let goAway: (outcome: Outcome<never>) => void = () => undefined
  const gone = new Promise<Outcome<never>>((resolve) => {
    goAway = resolve
  })
  return {
    isOver: () => isOver,
    listen: (heard) => {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    tell: (told) => {
      if (!isOver) for (const heard of listeners) heard(told)
    },
    mount: async (host, draw) => {
      if (isOver) return cancelled
      if (!isElement(host)) return failed({ _tag: 'Misconfigured', code: 'host' })
      mounting ??= Promise.race([draw(host), gone])
      const outcome = await mounting
      if (isLeft(outcome)) mounting = undefined
      return outcome
    },
    submit: async (ask) => {
      if (isOver) return cancelled
      running ??= Promise.race([ask(), gone]).finally(() => {
        running = undefined
      })
      return running
    },
    end: () => {
      if (isOver) return false
      isOver = true
      listeners.clear()
      goAway(cancelled)
      return true
    },
  }
}

// Not `instanceof`: the element may belong to another window.
function isElement(host: FormHost): host is FormHost & HTMLElement {
  return 'append' in host && typeof host.append === 'function'
}
