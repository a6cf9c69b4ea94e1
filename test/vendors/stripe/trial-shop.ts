// A blank shop at https://shop.example with the real npm loader and its types, so code that differs from Stripe.js does
// not compile. Tests call its functions.
import type { Stripe, StripeElements, StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

let stripe: Stripe | null = null
let elements: StripeElements | undefined
const heard: unknown[] = []

const shop = {
  heard,
  load: async (key: string) => {
    try {
      stripe = await loadStripe(key, { locale: 'en' })
      return 'loaded'
    } catch (error) {
      return String(error)
    }
  },
  form: async (amount: number, never: boolean) => {
    elements = loaded().elements({
      mode: 'payment',
      amount,
      currency: 'usd',
      captureMethod: 'manual',
      allowedPaymentMethodTypes: ['card'],
      paymentMethodCreation: 'manual',
    })
    const element = elements.create('payment', {
      wallets: { applePay: 'never', googlePay: 'never' },
      ...(never ? { fields: { billingDetails: { address: { postalCode: 'never', country: 'never' } } } } : {}),
    })
    element.on('change', ({ complete, empty }) => heard.push({ complete, empty }))
    const ended = new Promise((end) => {
      element.on('ready', () => end('ready'))
      element.on('loaderror', ({ error }) => end(error.type))
    })
    element.mount('#form')
    return ended
  },
  reprice: (amount: number) => elements?.update({ amount }),
  submit: () => elements?.submit(),
  token: (postalCode?: string) =>
    told(() =>
      loaded().createConfirmationToken({
        elements: made(),
        params: {
          return_url: 'https://shop.example/back',
          ...(postalCode === undefined ? {} : { payment_method_data: { billing_details: bill(postalCode) } }),
        },
      }),
    ),
  nextAction: (clientSecret: string) => told(() => loaded().handleNextAction({ clientSecret })),
  confirm: (clientSecret: string) =>
    told(() =>
      loaded().confirmPayment({
        elements: made(),
        clientSecret,
        confirmParams: { return_url: 'https://shop.example/back' },
        redirect: 'if_required',
      }),
    ),
  wallets: async (amount: number, click: 'resolve' | 'reject' | 'wait', confirm: 'token' | 'fail') => {
    elements = loaded().elements({ mode: 'payment', amount, currency: 'usd', captureMethod: 'manual' })
    const element = elements.create('expressCheckout', { paymentMethods: { link: 'never' } })
    element.on('click', ({ expressPaymentType, resolve, reject }) => {
      heard.push(`click ${expressPaymentType}`)
      if (click === 'resolve') resolve({ lineItems: [{ name: 'Order total', amount }] })
      if (click === 'reject') reject()
    })
    element.on('cancel', () => heard.push('cancel'))
    element.on('confirm', (event) => void confirmed(event, confirm))
    const ready = new Promise((end) =>
      element.on('ready', ({ availablePaymentMethods }) => end(availablePaymentMethods)),
    )
    element.mount('#form')
    return ready
  },
  wrong: (what: keyof typeof wrongs) => told(async () => wrongs[what]()),
}

const wrongs = {
  'a secret key': () => window.Stripe?.('sk_test_1'),
  'old method types': () => loaded().elements({ mode: 'payment', amount: 1, currency: 'usd', ...old }),
  'no amount': () => Reflect.apply(loaded().elements, undefined, [{ mode: 'payment', currency: 'usd' }]),
  'the payment request button': () => Reflect.apply(made().create, undefined, ['paymentRequestButton']),
  'a second payment element': () => made().create('payment'),
  'no such place': () => made().getElement('payment')?.mount('#nowhere'),
  'a destroyed element': () => {
    const element = made().getElement('payment')
    element?.destroy()
    element?.mount('#form')
  },
}
const old = { paymentMethodTypes: ['card'] }

async function confirmed(event: StripeExpressCheckoutElementConfirmEvent, how: 'token' | 'fail'): Promise<void> {
  if (how === 'fail') return event.paymentFailed({ reason: 'fail', message: 'We are closed.' })
  await elements?.submit()
  heard.push(await shop.token())
}

function bill(postalCode: string) {
  return { name: 'Jenny Rosen', address: { postal_code: postalCode, country: 'US' } }
}

function loaded(): Stripe {
  if (stripe === null) throw new Error('not loaded')
  return stripe
}

function made(): StripeElements {
  if (elements === undefined) throw new Error('no elements')
  return elements
}

async function told(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return (await call()) ?? null
  } catch (error) {
    return { thrown: error instanceof Error ? error.name : String(error) }
  }
}

// A Trusted Types policy that allows Stripe's script.
const types: unknown = Reflect.get(window, 'trustedTypes')
if (typeof types === 'object' && types !== null && 'createPolicy' in types && typeof types.createPolicy === 'function')
  types.createPolicy('default', {
    createScriptURL: (url: string) => (new URL(url, location.href).origin === 'https://js.stripe.com' ? url : null),
  })
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  heard.push(`violation: ${violatedDirective} ${blockedURI}`),
)
Object.assign(window, { shop })
