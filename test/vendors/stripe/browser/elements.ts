import { contextOf, type ElementsOptions, elementsOptions, updatedOptions } from './elements-options.ts'
import { emitter, type Handler } from './emitter.ts'
import { type ExpressElement, expressElement } from './express-element.ts'
import type { Framed } from './framed.ts'
import { IntegrationError } from './integration-error.ts'
import type { Json } from './json.ts'
import { type PaymentElement, paymentElement } from './payment-element.ts'

export interface Elements {
  create: (type: string, options?: unknown) => PaymentElement['page']
  getElement: (type: string) => PaymentElement['page'] | null
  update: (options: unknown) => Promise<void>
  submit: () => Promise<Json>
  fetchUpdates: () => Promise<Json>
  on: (name: string, handler: Handler) => void
}

export interface Inside {
  readonly options: () => ElementsOptions
  readonly context: () => Json | undefined
  readonly isSubmitted: () => boolean
  /** The frame with the customer's card. */
  readonly payer: () => Payer | undefined
}

export interface Payer {
  readonly frame: Framed
  readonly left: readonly string[]
  /** Closes the sheet: done, or another step follows. */
  readonly done: () => void
}

const insides = new WeakMap<object, Inside>()

export function insideOf(elements: unknown, caller: string): Inside {
  const inside = typeof elements === 'object' && elements !== null ? insides.get(elements) : undefined
  if (inside === undefined) throw new IntegrationError(`${caller}(): elements is not what stripe.elements() made`)
  return inside
}

/** https://docs.stripe.com/js/elements_object */
export function elementsOf(key: string, given: unknown): Elements {
  let options = elementsOptions(given)
  let isSubmitted = false
  let payment: PaymentElement | undefined
  let express: ExpressElement | undefined
  const events = emitter()

  const alive = <A extends PaymentElement | ExpressElement>(one: A | undefined) =>
    one === undefined || one.isGone() ? undefined : one
  const mounted = () => alive(payment)?.frame() ?? alive(express)?.frame()

  const elements: Elements = {
    create: (type, more) => {
      if (type === 'paymentRequestButton')
        // https://docs.stripe.com/changelog/endive: removed in favour of the Express Checkout Element.
        throw new IntegrationError('create(): paymentRequestButton is gone')
      if (type !== 'payment' && type !== 'expressCheckout')
        throw new IntegrationError(`create(): this fake has no element ${type}`)
      if (alive(type === 'payment' ? payment : express) !== undefined)
        throw new IntegrationError(`create(): there is an element ${type} already`)
      if (type === 'payment') {
        const one = paymentElement(key, more)
        // An edit invalidates the submit.
        one.events.on('change', () => {
          isSubmitted = false
        })
        payment = one
        return one.page
      }
      const one = expressElement(key, more, () => options)
      express = one
      return one.page
    },
    getElement: (type) => (type === 'payment' ? alive(payment)?.page : alive(express)?.page) ?? null,
    update: async (more) => {
      options = updatedOptions(options, more)
      events.emit('update-end', undefined)
    },
    submit: async () => {
      const sheet = alive(express)?.confirming()
      if (sheet !== undefined) {
        isSubmitted = true
        return { selectedPaymentMethod: sheet.wallet }
      }
      const frame = alive(payment)?.frame()
      if (frame === undefined) throw new IntegrationError('elements.submit(): there is no mounted Payment Element')
      // https://docs.stripe.com/js/elements/submit: resolves, with an error if the form is invalid.
      const { error } = await frame.ask('validate')
      if (error !== undefined) return { error }
      isSubmitted = true
      return { selectedPaymentMethod: 'card' }
    },
    fetchUpdates: async () => ({}),
    on: events.on,
  }
  insides.set(elements, {
    options: () => options,
    context: () => contextOf(options),
    isSubmitted: () => isSubmitted,
    payer: () => {
      const sheet = alive(express)?.confirming()
      if (sheet !== undefined) return { frame: sheet.frame, left: [], done: sheet.close }
      const frame = mounted()
      const isOnlyExpress = alive(payment)?.frame() === undefined
      // https://github.com/stripe/react-stripe-js/issues/570
      if (frame !== undefined && isOnlyExpress)
        throw new IntegrationError('The Express Checkout Element pays only within its confirm event')
      return frame && { frame, left: alive(payment)?.left() ?? [], done: () => undefined }
    },
  })
  return elements
}
