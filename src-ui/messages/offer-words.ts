import type { DeliveryPromise } from '../../src-domain/location/delivery-promise.ts'
import type { Words } from './words-context.tsx'

type Delivers = Extract<DeliveryPromise, { readonly _tag: 'Delivers' }>

export function offerWords({ terms, minutes }: Delivers, words: Words['shop']['reach']): string {
  const parts: string[] = []
  if (terms !== undefined) {
    const { fee, minimum } = terms
    parts.push(fee === 0 ? words.freeDelivery : words.fee({ fee: words.price(fee) }))
    parts.push(minimum === 0 ? words.noMinimum : words.minimum({ minimum: words.price(minimum) }))
  }
  if (minutes !== undefined) parts.push(words.inMinutes({ minutes }))
  return parts.join(' · ')
}
