import type { PaymentProcessor } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'

type MakeProcessor = (clock: Clock, ids: Ids) => PaymentProcessor

/** Each is fetched only by the brand that pays through it. */
const processors: Readonly<Record<string, () => Promise<MakeProcessor>>> = {
  sandbox: () => import('../../src-adapters/sandbox/browser.ts').then(({ sandboxProcessor }) => sandboxProcessor),
}

/** The processor that a brand chose, by name (PAY-03); undefined for one that this build does not know. */
export const processorOf = async (name: string, clock: Clock, ids: Ids): Promise<PaymentProcessor | undefined> => {
  const load = processors[name]
  if (load === undefined) return undefined
  const make = await load().catch(load)
  return make(clock, ids)
}
