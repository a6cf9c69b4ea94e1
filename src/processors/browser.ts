import type { PaymentForm } from '../../src-domain/brand/brand.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { PaymentProcessor } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids, Pause } from '../../src-domain/time/clock.ts'
import { type BrandTexts, withBrandTexts } from '../../src-ui/messages/wording.ts'
import { isProcessorName, type ProcessorName } from './names.ts'

/** Undefined if this build lacks the processor (PAY-03). */
export async function processorOf(name: string, needs: ProcessorNeeds): Promise<PaymentProcessor | undefined> {
  if (!isProcessorName(name)) return undefined
  const load = (needs.form === 'hosted' ? hostedDoors[name] : undefined) ?? doors[name]
  const make = await load().catch(load)
  return make(needs)
}

export interface ProcessorNeeds {
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
  readonly window: Pick<Window, 'document'>
  readonly send: SendJson
  readonly form?: PaymentForm
  /** For a form with its own words. */
  readonly wording: { readonly texts: BrandTexts; readonly locale: string }
}

type MakeProcessor = (needs: ProcessorNeeds) => PaymentProcessor

/** Each brand loads only the code of its own processor. */
const doors: Readonly<Record<ProcessorName, () => Promise<MakeProcessor>>> = {
  authorize: async () => {
    const [{ authorizeProcessor }, { ownFields }] = await Promise.all([
      import('../../src-adapters/authorize/browser.ts'),
      import('../../src-adapters/authorize/own-fields.ts'),
    ])
    return (needs) => authorizeProcessor(ownFields(needs))
  },
  sandbox: () => import('../../src-adapters/sandbox/browser.ts').then(({ sandboxProcessor }) => sandboxProcessor),
  stripe: () => import('../../src-adapters/stripe/browser.ts').then(({ stripeProcessor }) => stripeProcessor),
  seamless: async () => {
    const [{ seamlessProcessor }, { hostedFields }] = await Promise.all([
      import('../../src-adapters/seamless/browser.ts'),
      import('../../src-ui/messages/hosted-fields.en.ts'),
    ])
    return ({ wording: { texts, locale }, ...needs }) =>
      seamlessProcessor({ ...needs, words: withBrandTexts('hostedFields', hostedFields, texts, locale) })
  },
  square: () => import('../../src-adapters/square/browser.ts').then(({ squareProcessor }) => squareProcessor),
}

/** For brands that chose the vendor's form over our fields. */
const hostedDoors: Partial<typeof doors> = {
  authorize: async () => {
    const [{ authorizeProcessor }, { vendorForm }, { hostedCard }] = await Promise.all([
      import('../../src-adapters/authorize/browser.ts'),
      import('../../src-adapters/authorize/vendor-form.ts'),
      import('../../src-ui/messages/hosted-card.en.ts'),
    ])
    return ({ wording: { texts, locale }, ...needs }) =>
      authorizeProcessor(vendorForm({ ...needs, words: withBrandTexts('hostedCard', hostedCard, texts, locale) }))
  },
}
