import { useEffect, useId, useState } from 'react'
import type { PairedDevice } from '../../src-domain/staff/paired-device.ts'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { dayTime } from '../kitchen/record-words.ts'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useStateOf } from '../state/use-state-of.ts'
import type { DevicesController } from './devices-controller.ts'
import styles from './devices-screen.module.css'
import { EntryRow } from './entry-row.tsx'
import { ListFrame } from './list-frame.tsx'
import { PairForm } from './pair-form.tsx'

export interface DevicesPartProps {
  readonly controller: DevicesController
  readonly address: string
  readonly isWatching: boolean
}

/** Milliseconds. A device that called within them is on. */
const recently = 2 * 60_000

export function DevicesPart({ controller, address, isWatching }: DevicesPartProps) {
  const words = useBoardWords(controller.location.timeZone)
  const { devices } = words.staff
  const { entries, heardAt, pending, problem, added, done, isUnreached } = useStateOf(controller.state, (now) => now)
  const [asked, ask] = useState<PairedDevice>()
  const title = useId()
  useEffect(() => (isWatching ? controller.open() : undefined), [controller, isWatching])
  const seenWords = ({ seenAt }: PairedDevice) => {
    if (seenAt === undefined) return devices.neverSeen
    return heardAt - seenAt < recently ? devices.on : devices.seen({ when: dayTime(words, seenAt, heardAt) })
  }
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {devices.title}
      </h2>
      <p className={styles.lead}>{devices.lead({ address })}</p>
      <ListFrame
        isLoaded={entries !== undefined}
        isUnreached={isUnreached}
        done={done === undefined ? '' : devices.done[done.what]({ name: done.name })}
        onRetry={controller.look}
      >
        {entries === undefined || entries.length === 0 ? (
          <p className={styles.none}>{devices.none}</p>
        ) : (
          <ul className={styles.rows}>
            {entries.map((device) => (
              <EntryRow
                key={device.id}
                name={device.name}
                facts={devices.paired({ when: dayTime(words, device.pairedAt, heardAt) })}
                state={seenWords(device)}
                action={devices.remove}
                isPending={pending === device.id}
                problem={problem?.id === device.id ? problem.why : undefined}
                onAction={() => ask(device)}
              />
            ))}
          </ul>
        )}
        <PairForm
          // A paired device leaves an empty form for the next one.
          key={added}
          isPending={pending === ''}
          problem={problem?.id === '' ? problem.why : undefined}
          onPair={controller.pair}
        />
      </ListFrame>
      {asked === undefined ? null : (
        <ConfirmDialog
          question={devices.confirmRemove({ name: asked.name })}
          yes={devices.remove}
          no={devices.keep}
          onYes={() => {
            ask(undefined)
            controller.revoke(asked)
          }}
          onNo={() => ask(undefined)}
        />
      )}
    </section>
  )
}
