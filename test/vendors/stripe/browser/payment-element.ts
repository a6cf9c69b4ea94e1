import { type Element, element } from './element.ts'
import { jsonIn, textIn } from './json.ts'

export interface PaymentElement extends Element {
  readonly left: () => readonly string[]
}

/** https://docs.stripe.com/js/elements_object/create_payment_element */
export function paymentElement(key: string, given: unknown): PaymentElement {
  let options = given
  // https://docs.stripe.com/js/elements_object/create_payment_element#payment_element_create-options-fields
  const left = () => {
    const details = jsonIn(jsonIn(options, 'fields'), 'billingDetails')
    const address = jsonIn(details, 'address')
    return ['country', 'postalCode'].filter((name) => (textIn(address, name) ?? textIn(details, 'address')) === 'never')
  }
  const one = element({
    type: 'payment',
    document: 'payment',
    title: 'Secure payment input frame',
    beginning: () => ({ key, left: left() }),
    hear: (what, data) => {
      // https://docs.stripe.com/js/element/events/on_change?type=paymentElement
      if (what === 'change')
        one.events.emit('change', { elementType: 'payment', collapsed: false, value: { type: 'card' }, ...data })
    },
    ready: () => {
      one.events.emit('ready', { elementType: 'payment' })
      const card = { available: true }
      one.events.emit('availablepaymentmethodschange', { elementType: 'payment', paymentMethods: { card } })
    },
    updated: (more) => {
      options = typeof options === 'object' && typeof more === 'object' ? { ...options, ...more } : more
      void one.frame()?.ask('begin', { key, left: left() })
    },
  })
  return { ...one, left }
}
