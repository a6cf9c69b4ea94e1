import { type Element, element } from './element.ts'
import type { ElementsOptions } from './elements-options.ts'
import { type Framed, framed, overlay } from './framed.ts'
import { IntegrationError } from './integration-error.ts'
import { isJson, type Json, jsonIn, numberIn, textIn } from './json.ts'
import { walletOf, wallets } from './wallets.ts'

export interface ExpressElement extends Element {
  /** The sheet waiting for the page's confirmation. */
  readonly confirming: () => Sheet | undefined
}

export interface Sheet {
  readonly wallet: string
  readonly frame: Framed
  readonly close: () => void
}

/**
 * Milliseconds for the page to resolve: https://docs.stripe.com/js/elements_object/express_checkout_element_click_event
 */
const clickLimit = 1_000

/** https://docs.stripe.com/js/elements_object/create_express_checkout_element */
export function expressElement(key: string, given: unknown, elements: () => ElementsOptions): ExpressElement {
  let options = given
  let sheet: Sheet | undefined
  let isConfirming = false
  const type = 'expressCheckout'
  const close = () => {
    sheet?.close()
    sheet = undefined
    isConfirming = false
  }
  const one = element({
    type,
    document: 'wallets',
    title: 'Secure express checkout frame',
    beginning: () => ({ key, wanted: jsonIn(options, 'paymentMethods') ?? jsonIn(options, 'wallets') ?? {} }),
    hear: (what, data) => {
      if (what === 'clicked' && sheet === undefined) clicked(textIn(data, 'type') ?? '')
    },
    ready: (found) => {
      const has = (wallet: string) => Array.isArray(found['wallets']) && found['wallets'].includes(wallet)
      const shown = Object.fromEntries(wallets.map((wallet) => [wallet.option, has(wallet.type)]))
      const isAny = Object.values(shown).includes(true)
      const rows = Object.entries(shown).map(([name, available]) => [name, { available }])
      // `undefined` if no button is drawn: https://docs.stripe.com/js/element/events/on_ready
      const none = { amazonPay: false, paypal: false, klarna: false }
      one.events.emit('ready', {
        elementType: type,
        availablePaymentMethods: isAny ? { ...none, ...shown } : undefined,
      })
      one.events.emit('availablepaymentmethodschange', {
        elementType: type,
        paymentMethods: isAny ? Object.fromEntries(rows) : undefined,
      })
    },
    updated: (more) => {
      options = isJson(options) && isJson(more) ? { ...options, ...more } : more
      void one.frame()?.ask('begin', { key, wanted: jsonIn(options, 'paymentMethods') ?? {} })
    },
  })

  function clicked(wallet: string): void {
    let isOver = false
    const late = setTimeout(() => {
      isOver = true
      console.error(`IntegrationError: the click on ${wallet} was neither resolved nor rejected within a second`)
    }, clickLimit)
    const over = () => {
      const wasOver = isOver
      isOver = true
      clearTimeout(late)
      return wasOver
    }
    const resolve = (details?: unknown) => {
      if (!over()) open(wallet, isJson(details) ? details : {})
    }
    if (one.events.has('click'))
      one.events.emit('click', { elementType: type, expressPaymentType: wallet, resolve, reject: over })
    else resolve()
  }

  function open(wallet: string, details: Json): void {
    const { amount = 0, currency } = elements()
    const lineItems = details['lineItems'] ?? (isJson(options) ? options['lineItems'] : undefined) ?? []
    const sum = (Array.isArray(lineItems) ? lineItems : []).reduce(
      (all, row) => all + (numberIn(row, 'amount') ?? 0),
      0,
    )
    // https://docs.stripe.com/js/elements_object/express_checkout_element_click_event: line items must not exceed the
    // amount.
    if (sum > amount) throw new IntegrationError(`The lines come to ${sum}, and the amount is ${amount}`)
    const frame = framed('sheet', `${walletOf(wallet)?.label ?? ''} sheet`, (what, data) => {
      if (what === 'loaded') void frame.ask('begin', { wallet, amount, currency, lineItems, key })
      else if (what === 'cancelled') dismissed()
      else if (what === 'authorised') authorised(wallet, data)
    })
    const remove = overlay(frame.element)
    sheet = {
      wallet,
      frame,
      close: () => {
        frame.close()
        remove()
      },
    }
  }

  function dismissed(): void {
    close()
    one.events.emit('cancel', { elementType: type })
  }

  /** https://docs.stripe.com/js/elements_object/express_checkout_element_confirm_event */
  function authorised(wallet: string, data: Json): void {
    isConfirming = true
    one.events.emit('confirm', {
      elementType: type,
      expressPaymentType: wallet,
      billingDetails: data['billingDetails'],
      paymentFailed: (payload: unknown) => {
        isConfirming = false
        const reason = textIn(payload, 'reason') ?? 'fail'
        void sheet?.frame.ask('failed', { reason, message: textIn(payload, 'message') })
      },
    })
  }

  const confirming = () => {
    if (sheet === undefined || !isConfirming) return undefined
    return { ...sheet, close }
  }
  return { ...one, confirming }
}
