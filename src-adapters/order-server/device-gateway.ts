import { map } from 'fp-ts/lib/Either.js'
import { deviceRoutes } from '../../src-contract/staff/device-routes.ts'
import {
  collectedPairing,
  devicesReporting,
  pairingOutcome,
  sentDevice,
  startedPairing,
} from '../../src-contract/staff/devices.ts'
import type { DeviceGateway } from '../../src-domain/staff/device-gateway.ts'
import type { PairedDevice } from '../../src-domain/staff/paired-device.ts'
import type { StaffSession } from '../../src-domain/staff/staff-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function deviceGateway(needs: OrderServerNeeds): DeviceGateway {
  const answer = devicesReporting((entry) => needs.report(`left out of the devices: ${entry}`))
  return {
    startPairing: () => call(needs, deviceRoutes.startPairing, startedPairing, {}),
    collectPairing: async (pairing) => {
      const body = collectedPairing.encode({ pairing })
      return map(sessionOf)(await call(needs, deviceRoutes.collectPairing, pairingOutcome, { body }))
    },
    list: async (id) => map(devicesOf)(await call(needs, deviceRoutes.pairedDevices, answer, { params: { id } })),
    pair: async (id, code, name) => {
      const body = sentDevice.encode({ code, name })
      return map(devicesOf)(await call(needs, deviceRoutes.pairDevice, answer, { params: { id }, body }))
    },
    revoke: async (id, device) =>
      map(devicesOf)(await call(needs, deviceRoutes.revokeDevice, answer, { params: { id, device } })),
  }
}

function sessionOf({ session }: { readonly session?: StaffSession }): StaffSession | undefined {
  return session
}

function devicesOf({ devices }: { readonly devices: readonly PairedDevice[] }): readonly PairedDevice[] {
  return devices
}
