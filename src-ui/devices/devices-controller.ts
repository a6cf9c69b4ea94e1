import type { DeviceGateway } from '../../src-domain/staff/device-gateway.ts'
import type { PairedDevice } from '../../src-domain/staff/paired-device.ts'
import type { StaffLocation } from '../../src-domain/staff/staff-gateway.ts'
import { type ListPorts, remoteList } from './remote-list.ts'

export interface DevicesPorts extends ListPorts {
  readonly devices: DeviceGateway
}

/** Milliseconds after which a paired tablet has collected its session, so that the list says that it is in use. */
const soon = 6_000

/** Paired devices of one location. */
export function devicesController(ports: DevicesPorts, location: StaffLocation) {
  const { devices } = ports
  const entriesOf = (answer: readonly PairedDevice[]) => answer
  const { state, look, open, change } = remoteList<readonly PairedDevice[]>(ports, () => devices.list(location.id))
  return {
    location,
    state,
    look,
    open,
    pair: (code: string, name: string) =>
      change({ id: '', name, entriesOf, send: () => devices.pair(location.id, code, name) }, () => {
        void ports.pause.wait(soon).then(look)
      }),
    revoke: ({ id, name }: PairedDevice) =>
      change({ id, name, entriesOf, send: () => devices.revoke(location.id, id) }),
  }
}

export type DevicesController = ReturnType<typeof devicesController>
