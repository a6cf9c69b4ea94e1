import type { Either } from 'fp-ts/lib/Either.js'
import type { GeoPoint } from '../address/address.ts'
import type { CallFailure } from '../call/call-failure.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import type { AcceptedAmount } from '../money/accepted-amount.ts'
import type { Location } from './location.ts'

export type LocationQuery =
  /** `diningOption`: the order type for `isOpen`. */
  | { readonly slugs: readonly string[]; readonly diningOption?: DiningOption }
  | {
      readonly near?: GeoPoint
      readonly diningOption: DiningOption
      readonly market?: string
    }

export interface ProcessorCredentials {
  readonly publicKey?: string
  readonly apiKey?: string
  /** Connected account at the processor, if the public key is a platform's. */
  readonly merchantId?: string
  /** In the brand's currency; absent: any amount. */
  readonly acceptsAmount?: AcceptedAmount
}

export interface LocationGateway {
  readonly locations: (query: LocationQuery) => Promise<Either<CallFailure, readonly Location[]>>
  /** Publishable keys only (PAY-50). */
  readonly credentials: (locationId: string) => Promise<Either<CallFailure, ProcessorCredentials>>
}
