import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { TableSigns } from '../../../src-domain/fulfilment/table-signs.ts'
import type { ApiKeyEntry, NewApiKey } from '../../../src-domain/staff/api-key-entry.ts'
import type { PairedDevice } from '../../../src-domain/staff/paired-device.ts'
import type { StaffSession } from '../../../src-domain/staff/staff-gateway.ts'
import { devicesController } from '../../../src-ui/devices/devices-controller.ts'
import { keysController } from '../../../src-ui/devices/keys-controller.ts'
import { tablesController } from '../../../src-ui/tables/tables-controller.ts'
import { boardTime } from '../../builders/board-order-builder.ts'
import { aVirtualTime } from '../../builders/virtual-time.ts'
import { aSight, location } from '../kitchen/board-world.ts'

/** Session of a paired tablet. */
export const pairedSession: StaffSession = {
  member: { id: 'dev_1', email: '', name: 'Pass tablet', role: 'device', locationIds: [location.id] },
  locations: [location],
}

/** Devices, keys and tables of a location in memory, with a network that a test can cut. */
export function aDeviceHouse({ signs, now = boardTime }: { signs?: TableSigns; now?: number } = {}) {
  const time = aVirtualTime(now)
  const network: { failure: CallFailure | undefined } = { failure: undefined }
  const calls: string[] = []
  let devices: readonly PairedDevice[] = []
  let keys: readonly ApiKeyEntry[] = []
  let codes = 123_449
  let pairing: 'waiting' | 'entered' | 'over' = 'waiting'
  let [ends, prints] = [0, 0]
  const unknown: Either<CallFailure, never> = left({ _tag: 'Refused', status: 404, code: 'unknown_code' })
  const answered = <A>(what: string, answer: () => A): Either<CallFailure, A> => {
    calls.push(what)
    return network.failure === undefined ? right(answer()) : left(network.failure)
  }
  const ports = {
    origin: 'https://order.example',
    print: () => {
      prints += 1
    },
    devices: {
      startPairing: async () =>
        answered('start', () => {
          codes += 1
          pairing = 'waiting'
          return { pairing: `secret-${codes}`, code: String(codes), until: now + 600_000 }
        }),
      collectPairing: async (): Promise<Either<CallFailure, StaffSession | undefined>> =>
        pairing === 'over'
          ? left({ _tag: 'Refused', status: 401 })
          : answered('collect', () => (pairing === 'entered' ? pairedSession : undefined)),
      list: async () => answered('list devices', () => devices),
      pair: async (_: string, code: string, name: string) => {
        const isShown = code === String(codes)
        const answer = answered(`pair ${code} ${name}`, () => {
          if (isShown) devices = [...devices, { id: `dev_${devices.length + 1}`, name, pairedAt: now }]
          return devices
        })
        return isShown || network.failure !== undefined ? answer : unknown
      },
      revoke: async (_: string, id: string) =>
        answered(`revoke ${id}`, () => {
          devices = devices.filter((one) => one.id !== id)
          return devices
        }),
    },
    apiKeys: {
      list: async () => answered('list keys', () => keys),
      make: async (_: string, { name, scopes, isBrandWide }: NewApiKey) =>
        answered(`make ${name} ${scopes.join(' ')} ${isBrandWide}`, () => {
          const id = `key_${keys.length + 1}`
          keys = [...keys, { id, name, scopes, isBrandWide, createdAt: now }]
          return { secret: `tureen_${id}`, keys }
        }),
      revoke: async (_: string, id: string) =>
        answered(`revoke ${id}`, () => {
          keys = keys.filter((one) => one.id !== id)
          return keys
        }),
    },
    tableSigns: {
      list: async () => answered('list tables', () => signs ?? { slug: 'red-hook', isOn: true, numbers: ['1', 'A 2'] }),
    },
  }
  const copies: string[] = []
  const sessionEnded = () => {
    ends += 1
  }
  const { clock, pause } = time
  const copy = async (text: string) => copies.push(text) > 0
  const all = { ...ports, clock, pause, sight: aSight(), copy, sessionEnded }
  return {
    ...{ ports, time, network, calls, copies },
    ends: () => ends,
    prints: () => prints,
    /** A manager enters the code that the tablet shows. */
    enter: () => {
      pairing = 'entered'
    },
    expire: () => {
      pairing = 'over'
    },
    showCode: () => {
      codes += 1
      return String(codes)
    },
    put: (...some: readonly PairedDevice[]) => {
      devices = some
    },
    devices: devicesController(all, location),
    keys: keysController(all, location),
    tables: tablesController(all, location),
  }
}
