import { sandboxProcessor } from '../../src-adapters/sandbox/browser.ts'
import type { PaymentProcessor } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'

/** Of the processors by name, the one that a brand chose; a name that this build does not know is refused at the server's start. */
export const processorOf = (_name: string, clock: Clock, ids: Ids): PaymentProcessor => sandboxProcessor(clock, ids)
