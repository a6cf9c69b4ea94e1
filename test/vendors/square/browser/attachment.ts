import {
  ElementNotFoundError,
  InvalidElementTypeError,
  PaymentMethodAlreadyAttachedError,
  PaymentMethodAlreadyDestroyedError,
  PaymentMethodNotAttachedError,
} from './sdk-errors.ts'

/**
 * State of a payment method: created, attached, detached, destroyed. Invalid calls throw the errors documented at
 * https://developer.squareup.com/reference/sdks/web/payments/objects/Card.
 */
export interface Attachment<A> {
  readonly attached: () => A
  readonly alive: () => void
  readonly attach: (target: string | HTMLElement, draw: (host: HTMLElement) => Promise<A>) => Promise<void>
  readonly detach: (undraw: (drawn: A) => void) => boolean
  readonly destroy: (undraw: (drawn: A) => void) => boolean
}

export function attachment<A>(method: string): Attachment<A> {
  let drawn: A | undefined
  let isBusy = false
  let isGone = false
  const alive = () => {
    if (isGone) throw new PaymentMethodAlreadyDestroyedError(method)
  }
  const remove = (undraw: (drawn: A) => void) => {
    if (drawn === undefined) return false
    undraw(drawn)
    drawn = undefined
    return true
  }
  return {
    alive,
    attached: () => {
      alive()
      if (drawn === undefined) throw new PaymentMethodNotAttachedError(method)
      return drawn
    },
    attach: async (target, draw) => {
      alive()
      if (drawn !== undefined || isBusy) throw new PaymentMethodAlreadyAttachedError(method)
      const host = hostOf(target)
      isBusy = true
      try {
        drawn = await draw(host)
      } finally {
        isBusy = false
      }
    },
    detach: (undraw) => {
      alive()
      return remove(undraw)
    },
    destroy: (undraw) => {
      alive()
      isGone = true
      remove(undraw)
      return true
    },
  }
}

function hostOf(target: string | HTMLElement): HTMLElement {
  const found = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
  if (!(found instanceof HTMLElement)) throw new ElementNotFoundError(String(target))
  if (!['DIV', 'SPAN'].includes(found.tagName)) throw new InvalidElementTypeError(found.tagName.toLowerCase())
  return found
}
