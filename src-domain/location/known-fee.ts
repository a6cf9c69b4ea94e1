import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'
import type { Location } from './location.ts'

export interface KnownFee {
  readonly _tag: 'DeliveryFee' | 'ServiceFee'
  readonly amount: Minor
}

/** The fee shown before the first price check. */
export function knownFee(
  { delivery, fees = {} }: Pick<Location, 'delivery' | 'fees'>,
  diningOption: DiningOption,
): KnownFee | undefined {
  const isDelivery = diningOption === 'delivery'
  const amount = isDelivery && delivery?._tag === 'InZone' ? delivery.terms.fee : fees[diningOption]
  return amount === undefined ? undefined : { _tag: isDelivery ? 'DeliveryFee' : 'ServiceFee', amount }
}
