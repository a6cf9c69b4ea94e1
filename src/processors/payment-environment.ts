import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { Environment } from '../environment/environment.ts'

/** Cards are really charged everywhere but in development (PAY-04). */
export function paymentEnvironmentOf(appEnv: Environment['APP_ENV']): PaymentEnvironment {
  return appEnv === 'development' ? 'sandbox' : 'production'
}
