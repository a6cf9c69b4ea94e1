import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'
import type { Environment } from '../environment/environment.ts'

/** PAY-04: only development never charges. */
export function paymentEnvironmentOf(appEnv: Environment['APP_ENV']): PaymentEnvironment {
  return appEnv === 'development' ? 'sandbox' : 'production'
}
