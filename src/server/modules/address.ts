import { ContainerModule } from 'inversify'
import { googleAddresses } from '../../../src-adapters/google-maps/gateway.ts'
import { ServerPort } from '../server-ports.ts'

/** Milliseconds: a list that opens later than this helps nobody who types. */
const timeout = 3_000

/** Where an address lies: an outside service, where there is a key for one. */
export const address = new ContainerModule(({ bind }) => {
  bind(ServerPort.addresses).toResolvedValue(
    ({ GOOGLE_PLACES_KEY: key }) => (key === undefined ? {} : { addresses: googleAddresses({ key, timeout, fetch }) }),
    [ServerPort.environment],
  )
})
