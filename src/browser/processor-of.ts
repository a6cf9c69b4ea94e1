import { sandboxProcessor } from '../../src-adapters/sandbox/browser.ts'
import type { PaymentProcessor } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'

const processors: Readonly<Record<string, (clock: Clock, ids: Ids) => PaymentProcessor>> = { sandbox: sandboxProcessor }

/** The processor that a brand chose, by name (PAY-03); undefined for one that this build does not know. */
export const processorOf = (name: string, clock: Clock, ids: Ids): PaymentProcessor | undefined =>
  processors[name]?.(clock, ids)
