import { useEffect, useId, useState } from 'react'
import type { ApiKeyEntry } from '../../src-domain/staff/api-key-entry.ts'
import { ConfirmDialog } from '../design/confirm-dialog.tsx'
import { dayTime } from '../kitchen/record-words.ts'
import { useBoardWords } from '../kitchen/use-board-words.ts'
import { useStateOf } from '../state/use-state-of.ts'
import styles from './devices-screen.module.css'
import { EntryRow } from './entry-row.tsx'
import type { KeysController } from './keys-controller.ts'
import { ListFrame } from './list-frame.tsx'
import { MadeKey } from './made-key.tsx'
import { NewKeyForm } from './new-key-form.tsx'

export interface KeysPartProps {
  readonly controller: KeysController
  readonly isWatching: boolean
}

export function KeysPart({ controller, isWatching }: KeysPartProps) {
  const words = useBoardWords(controller.location.timeZone)
  const { devices, apiKeys } = words.staff
  const { entries, heardAt, pending, problem, added, done, isUnreached } = useStateOf(controller.state, (now) => now)
  const made = useStateOf(controller.made, (now) => now)
  const [asked, ask] = useState<ApiKeyEntry>()
  const title = useId()
  useEffect(() => (isWatching ? controller.open() : undefined), [controller, isWatching])
  const factsOf = ({ scopes, isBrandWide }: ApiKeyEntry) =>
    [isBrandWide ? apiKeys.everywhere : controller.location.name, ...scopes.map((scope) => apiKeys.scope[scope])].join(
      ' · ',
    )
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {apiKeys.title}
      </h2>
      <p className={styles.lead}>{apiKeys.lead}</p>
      <ListFrame
        isLoaded={entries !== undefined}
        isUnreached={isUnreached}
        done={done === undefined ? '' : apiKeys.done[done.what]({ name: done.name })}
        onRetry={controller.look}
      >
        {made === undefined ? null : (
          <MadeKey key={made.secret} {...made} copyText={controller.copyText} onClose={controller.closeMade} />
        )}
        {entries === undefined || entries.length === 0 ? (
          <p className={styles.none}>{apiKeys.none}</p>
        ) : (
          <ul className={styles.rows}>
            {entries.map((one) => (
              <EntryRow
                key={one.id}
                name={one.name}
                facts={factsOf(one)}
                state={
                  one.usedAt === undefined
                    ? apiKeys.neverUsed
                    : apiKeys.used({ when: dayTime(words, one.usedAt, heardAt) })
                }
                action={apiKeys.revoke}
                isPending={pending === one.id}
                problem={problem?.id === one.id ? problem.why : undefined}
                onAction={() => ask(one)}
              />
            ))}
          </ul>
        )}
        <NewKeyForm
          // A new key leaves an empty form for the next one.
          key={added}
          location={controller.location.name}
          isPending={pending === ''}
          problem={problem?.id === '' ? problem.why : undefined}
          onMake={controller.make}
        />
      </ListFrame>
      {asked === undefined ? null : (
        <ConfirmDialog
          question={apiKeys.confirmRevoke({ name: asked.name })}
          yes={apiKeys.revoke}
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
