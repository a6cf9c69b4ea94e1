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
  /** For whoever maintains the shop. */
  readonly report: (what: string) => void
  /** The slug of the restaurant that was chosen before the address, if one was. */
  readonly wanted: string | undefined
  /** The marketplace through which the customer came: nothing else is found then (LOC-46). */
  readonly market?: string | undefined
}

/** Whether the question is still the latest one. */
export type IsLatest = () => boolean

const unknownAddress = 404

/** Who delivers to the address in the form, once it is known where that is. */
export function judgeAddress({ addresses, locations, entry, report, wanted, market }: JudgeAddressNeeds) {
  const judge = async (isLatest: IsLatest): Promise<void> => {
    const near = pointOf(entry.current().form)
    if (near === undefined) return entry.update(objected('unknown'))
    entry.update((now) => ({ ...now, isChecking: true }))
    const found = await locations.locations({
      near,
      diningOption: 'delivery',
      ...(market === undefined ? {} : { market }),
    })()
    if (!isLatest()) return
    if (!isLeft(found)) return entry.update((now) => ({ ...untold(now), verdict: addressVerdict(found.right, wanted) }))
    report(`the locations around an address: ${found.left._tag}`)
    entry.update((now) => ({ ...untold(now), verdict: { _tag: 'Unanswered' } }))
  }

  /** An address that was written by hand lies somewhere only once somebody has said where (LOC-43). */
  const locate = async (isLatest: IsLatest): Promise<void> => {
    const { lat: _, long: __, seal: ___, ...written } = addressIn(entry.current())
    entry.update((now) => ({ ...untold(now), isChecking: true }))
    const found = await addresses.locate(written)()
    if (!isLatest()) return
    if (isLeft(found)) {
      const isUnknown = found.left._tag === 'Refused' && found.left.status === unknownAddress
      if (!isUnknown) report(`where an address is: ${found.left._tag}`)
      return entry.update(objected(isUnknown ? 'unknown' : 'no answer'))
    }
    // The second line may have been changed meanwhile; it is no matter of where the door is.
    entry.update((now) => ({
      ...now,
      form: { ...now.form, ...written, street2: now.form.street2, ...found.right, isValid: true },
    }))
    await judge(isLatest)
  }

  return { judge, locate }
}
