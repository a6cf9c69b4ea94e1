import type { DevicesController } from './devices-controller.ts'
import { DevicesPart } from './devices-part.tsx'
import styles from './devices-screen.module.css'
import type { KeysController } from './keys-controller.ts'
import { KeysPart } from './keys-part.tsx'

export interface DevicesScreenProps {
  readonly devices: DevicesController
  /** Undefined for members who may not make keys. */
  readonly keys: KeysController | undefined
  /** Address that a new device opens, without the scheme. */
  readonly address: string
  /** False without a session: fetching stops, and the last known lists stay. */
  readonly isWatching: boolean
}

/** Paired devices of a location, and for owners the API keys. */
export function DevicesScreen({ devices, keys, address, isWatching }: DevicesScreenProps) {
  return (
    <div className={styles.screen}>
      <DevicesPart controller={devices} address={address} isWatching={isWatching} />
      {keys === undefined ? null : <KeysPart controller={keys} isWatching={isWatching} />}
    </div>
  )
}
