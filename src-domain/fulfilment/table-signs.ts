import type { Either } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import { menuAddress } from '../navigation/addresses.ts'

/** Tables of a location for which signs can be printed. */
export interface TableSigns {
  /** Scheme and host of the shop, if it is configured; staff may use another host. */
  readonly origin?: string
  readonly slug: string
  /** False: the brand or the location does not take orders at tables, so a sign would lead to a refusal. */
  readonly isOn: boolean
  /** Numbers as on the signs, without retired tables. */
  readonly numbers: readonly string[]
}

/** Tables of a location (an addition). */
export interface TableSignsGateway {
  readonly list: (locationId: string) => Promise<Either<CallFailure, TableSigns>>
}

/** Address that a table's QR code opens: the location's menu with the table chosen. `origin`: scheme and host. */
export function tableAddress(origin: string, slug: string, number: string): string {
  return `${origin}${menuAddress(slug, 'kiosk')}?table=${encodeURIComponent(number)}`
}
