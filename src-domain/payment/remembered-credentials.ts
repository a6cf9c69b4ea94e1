import { isLeft } from 'fp-ts/lib/Either.js'
import type { LocationGateway } from '../location/location-gateway.ts'

type Credentials = LocationGateway['credentials']

/** Caches per location; retries failures and locations without a key (PAY-38). */
export function rememberedCredentials({ credentials }: Pick<LocationGateway, 'credentials'>): Credentials {
  const known = new Map<string, ReturnType<Credentials>>()
  return (locationId) => {
    const before = known.get(locationId)
    if (before !== undefined) return before
    const asked = credentials(locationId).then((answer) => {
      if (isLeft(answer) || answer.right.publicKey === undefined) known.delete(locationId)
      return answer
    })
    known.set(locationId, asked)
    return asked
  }
}
