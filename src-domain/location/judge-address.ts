import { isLeft } from 'fp-ts/lib/Either.js'
import { pointOf } from '../address/distance.ts'
import type { StateCell } from '../state/state-cell.ts'
import { type AddressEntry, addressIn, objected, untold } from './address-entry.ts'
import type { AddressGateway } from './address-gateway.ts'
import { addressVerdict } from './address-verdict.ts'
import type { LocationGateway } from './location-gateway.ts'

export interface JudgeAddressNeeds {
  readonly addresses: Pick<AddressGateway, 'locate'>
  readonly locations: Pick<LocationGateway, 'locations'>
  readonly entry: StateCell<AddressEntry>
  /** Logs for the operator. */
  readonly report: (what: string) => void
  /** Slug of the restaurant chosen before the address. */
  readonly wanted: string | undefined
  /** Restricts the search to this marketplace (LOC-46). */
  readonly market?: string | undefined
}

export type IsLatest = () => boolean

const unknownAddress = 404

export function judgeAddress({ addresses, locations, entry, report, wanted, market }: JudgeAddressNeeds) {
  const judge = async (isLatest: IsLatest): Promise<void> => {
    const near = pointOf(entry.current().form)
    if (near === undefined) return entry.update(objected('unknown'))
    entry.update((now) => ({ ...now, isChecking: true }))
    const found = await locations.locations({
      near,
      diningOption: 'delivery',
      ...(market === undefined ? {} : { market }),
    })
    if (!isLatest()) return
    if (!isLeft(found)) return entry.update((now) => ({ ...untold(now), verdict: addressVerdict(found.right, wanted) }))
    report(`the locations around an address: ${found.left._tag}`)
    entry.update((now) => ({ ...untold(now), verdict: { _tag: 'Unanswered' } }))
  }

  /** A manually typed address needs coordinates (LOC-43). */
  const locate = async (isLatest: IsLatest): Promise<void> => {
    const { lat: _, long: __, seal: ___, ...written } = addressIn(entry.current())
    entry.update((now) => ({ ...untold(now), isChecking: true }))
    const found = await addresses.locate(written)
    if (!isLatest()) return
    if (isLeft(found)) {
      const isUnknown = found.left._tag === 'Refused' && found.left.status === unknownAddress
      if (!isUnknown) report(`where an address is: ${found.left._tag}`)
      return entry.update(objected(isUnknown ? 'unknown' : 'no answer'))
    }
    // Keeps a changed `street2`, which does not affect the point.
    entry.update((now) => ({
      ...now,
      form: { ...now.form, ...written, street2: now.form.street2, ...found.right, isValid: true },
    }))
    await judge(isLatest)
  }

  return { judge, locate }
}
