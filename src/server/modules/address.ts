import { ContainerModule } from 'inversify'
import { googleAddresses } from '../../../src-adapters/google-maps/gateway.ts'
import { ServerPort } from '../server-ports.ts'

/** Milliseconds: a later list is useless while typing. */
const timeout = 3_000

export const address = new ContainerModule(({ bind }) => {
  bind(ServerPort.addresses).toResolvedValue(
    ({ GOOGLE_PLACES_KEY: key }) => (key === undefined ? {} : { addresses: googleAddresses({ key, timeout, fetch }) }),
    [ServerPort.environment],
  )
})
