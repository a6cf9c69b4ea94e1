import type { PairedDevice } from '../../src-domain/staff/paired-device.ts'
import { longestDeviceName, pairingCodeLength } from '../../src-domain/staff/paired-device.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { type LeftOut, list, unreported } from '../codec/list.ts'
import { matching, pastedLine, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { byLocationId } from './board-order.ts'
import { staffSession } from './staff-session.ts'

const code = matching('a pairing code', new RegExp(`^[0-9]{${pairingCodeLength}}$`))
const pairing = matching('a pairing', /^[A-Za-z0-9_-]{43}$/)

/** `pairing` is the tablet's secret; `code` is shown to people. */
export const startedPairing = shape('a started pairing', { required: { pairing, code, until: instant } })

export const collectedPairing = shape('a pairing to collect', { required: { pairing } })

/** Without a session while no manager has entered the code. */
export const pairingOutcome = shape('a pairing outcome', { required: {}, optional: { session: staffSession } })

export const sentDevice = shape('a device to pair', { required: { code, name: pastedLine(longestDeviceName) } })

const pairedDevice: Codec<PairedDevice> = shape('a paired device', {
  required: { id: text, name: text, pairedAt: instant },
  optional: { seenAt: instant },
})

/** Omits unreadable devices, so that one of them does not hide the others. */
export function devicesReporting(leftOut: LeftOut) {
  return shape('the devices of a location', { required: { devices: list(pairedDevice, { leftOut }) } })
}

export const pairedDevices = devicesReporting(unreported)

export const byDeviceId = shape('a device of a location', {
  required: { ...byLocationId.required, device: matching('a device id', /^[A-Za-z0-9_-]{1,64}$/) },
})
